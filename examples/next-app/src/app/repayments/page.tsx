import { FinanceCalculator, FinanceNote } from '@forecourt/finance';
import { calculatorSetup } from '@forecourt/finance/model';
import { Container, Heading, Section, Stack } from '@forecourt/ui';
import type { Metadata } from 'next';
import { askDealer } from '../../dealer.ts';

export const metadata: Metadata = { title: 'Repayments' };

/** What a loan costs. Without JavaScript the dealer's own page computes. */
export default async function RepaymentsPage() {
  const { site } = await askDealer();
  return (
    <Section label="Repayments">
      <Container>
        <Stack gap={3}>
          <Heading level={1}>What would it cost a week?</Heading>
          <FinanceCalculator
            setup={calculatorSetup(site)}
            action={`${site.origin}/finance`}
            enquireHref={`${site.origin}/finance-enquiry`}
          />
          <FinanceNote finance={site.finance} />
        </Stack>
      </Container>
    </Section>
  );
}
