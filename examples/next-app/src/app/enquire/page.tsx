import { Container, Heading, Section, Stack } from '@forecourt/ui';
import type { Metadata } from 'next';
import { askDealer, beginLead } from '../../dealer.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { sendEnquiry } from './sendEnquiry.ts';

export const metadata: Metadata = { title: 'Ask us' };

/** An enquiry, which reaches the dealer as those of its own website do. */
export default async function EnquirePage() {
  const { site } = await askDealer();
  return (
    <Section label="Ask us">
      <Container width="text">
        <Stack gap={3}>
          <Heading level={1}>Ask us</Heading>
          <EnquiryForm origin={site.origin} action={sendEnquiry.bind(null, await beginLead())} />
        </Stack>
      </Container>
    </Section>
  );
}
