import { hasPage, pageHref, type PublicSite } from '@forecourt/domain';
import { ButtonLink, Cluster, EmptyState, Text } from '@forecourt/ui';

/** Shown on a page about vehicles while none is chosen: two links. */
export function ChooseFirst({ site }: { site: PublicSite }) {
  const { vehicleNoun: noun, vehicleNounPlural: nouns } = site.texts;
  return (
    <EmptyState
      title={`Choose a ${noun} first`}
      icon="dollar"
      action={
        <Cluster justify="center">
          <ButtonLink href={site.paths.search}>See our {nouns}</ButtonLink>
          {hasPage(site, 'finance') && (
            <ButtonLink href={pageHref('finance')} variant="secondary">
              Work out a repayment
            </ButtonLink>
          )}
        </Cluster>
      }
    >
      <Text tone="muted">Open a {noun} and press “What it costs to own”. There you can set another one beside it.</Text>
    </EmptyState>
  );
}
