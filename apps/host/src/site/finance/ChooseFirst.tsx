import { hasPage, pageHref, type PublicSite } from '@forecourt/domain';
import { financePageMessages } from '@forecourt/domain/messages';
import { ButtonLink, Cluster, EmptyState, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';

/** Shown on a page about vehicles while none is chosen: two links. */
export function ChooseFirst({ site }: { site: PublicSite }) {
  const say = useWords(financePageMessages);
  const { vehicleNoun: noun, vehicleNounPlural: nounPlural } = site.texts;
  return (
    <EmptyState
      title={say('financePage.chooseFirst', { noun })}
      icon="dollar"
      action={
        <Cluster justify="center">
          <ButtonLink href={site.paths.search}>{say('financePage.seeOur', { nounPlural })}</ButtonLink>
          {hasPage(site, 'finance') && (
            <ButtonLink href={pageHref('finance')} variant="secondary">
              {say('financePage.workOutARepayment')}
            </ButtonLink>
          )}
        </Cluster>
      }
    >
      <Text tone="muted">{say('financePage.chooseFirstText', { noun })}</Text>
    </EmptyState>
  );
}
