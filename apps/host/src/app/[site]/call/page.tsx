import type { QueryParameters } from '@forecourt/domain';
import { Container, Heading, Section, Stack, Text } from '@forecourt/ui';
import type { Metadata } from 'next';
import { CallForm } from '../../../site/form/CallForm.tsx';
import { currentSite } from '../../../site/request/currentSite.ts';
import { parametersOf } from '../../../site/request/parameters.ts';
import { showNumber } from '../../../site/form/showNumber.ts';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Call us', robots: { index: false } };

/** Shows one phone number to visitors without JavaScript: other pages show it in place. */
export default async function CallPage({ searchParams }: { searchParams: Promise<QueryParameters> }) {
  const { publicSite } = await currentSite();
  const request = Object.fromEntries(parametersOf(await searchParams));
  return (
    <Section>
      <Container width="text">
        <Stack gap={4}>
          <Heading level={1}>Call {publicSite.name}</Heading>
          <Text>We show our numbers to people who ask for them, and not to machines that collect them.</Text>
          <CallForm show={showNumber.bind(null, request)} contactHref={publicSite.paths.contact} />
        </Stack>
      </Container>
    </Section>
  );
}
