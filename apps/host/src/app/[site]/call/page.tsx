import type { QueryParameters } from '@forecourt/domain';
import { callMessages, wordsOf } from '@forecourt/domain/messages';
import { Container, Heading, Section, Stack, Text } from '@forecourt/ui';
import { CallForm } from '../../../site/form/CallForm.tsx';
import { unlistedMetadata } from '../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { parametersOf } from '../../../site/request/parameters.ts';
import { showNumber } from '../../../site/form/showNumber.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => unlistedMetadata('title.callUs');

/** Shows one phone number to visitors without JavaScript: other pages show it in place. */
export default async function CallPage({ searchParams }: { searchParams: Promise<QueryParameters> }) {
  const { publicSite } = await currentSite();
  const say = wordsOf(callMessages, publicSite);
  const request = Object.fromEntries(parametersOf(await searchParams));
  return (
    <Section>
      <Container width="text">
        <Stack gap={4}>
          <Heading level={1}>{say('call.call', { name: publicSite.name })}</Heading>
          <Text>{say('call.whoAsks')}</Text>
          <CallForm show={showNumber.bind(null, request)} contactHref={publicSite.paths.contact} />
        </Stack>
      </Container>
    </Section>
  );
}
