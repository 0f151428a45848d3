import { titleMessages, wordsOf } from '@forecourt/domain/messages';
import { Container, Heading, Section, Stack } from '@forecourt/ui';
import { platform } from '../../../platform.ts';
import { MissingPage } from '../../../site/page/MissingPage.tsx';
import { unlistedMetadata } from '../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { ComparedVehicles } from '../../../site/vehicle/ComparedVehicles.tsx';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => unlistedMetadata('title.compare');

interface ComparePageProps {
  searchParams: Promise<{ ids?: string | string[] }>;
}

const max = 4;

/** The chosen vehicles side by side. Their ids are in the URL, so that a comparison can be shared. */
export default async function ComparePage({ searchParams }: ComparePageProps) {
  const { site, publicSite } = await currentSite();
  if (!publicSite.flags.compare) return <MissingPage site={publicSite} />;
  const { vehicleNounPlural: nounPlural } = publicSite.texts;
  const ids = [(await searchParams).ids ?? ''].flat().join(',').split(',').filter(Boolean).slice(0, max);
  const vehicles = await platform().inventory.byIds(site, [...new Set(ids)]);
  return (
    <Section>
      <Container>
        <Stack gap={4}>
          <Heading level={1} size="page">
            {wordsOf(titleMessages, publicSite)('title.compareStock', { nounPlural })}
          </Heading>
          <ComparedVehicles site={publicSite} vehicles={vehicles} now={new Date()} />
        </Stack>
      </Container>
    </Section>
  );
}
