import { SectionHeader } from '@forecourt/content';
import type { PublicSite } from '@forecourt/domain';
import { financePageMessages } from '@forecourt/domain/messages';
import { LenderList } from '@forecourt/finance';
import { lendersByPlace } from '@forecourt/finance/model';
import { useWords } from '@forecourt/ui/words';

/**
 * Lenders and their rates, by location where these differ. Renders nothing without lenders.
 * @param today by the dealer's clock, as YYYY-MM-DD
 */
export function LenderSection({ site, today }: { site: PublicSite; today: string }) {
  const say = useWords(financePageMessages);
  const groups = lendersByPlace(site, today);
  const [first, second] = groups;
  if (!first) return null;
  const isOne = !second && first.lenders.length === 1;
  return (
    <section aria-labelledby="lenders">
      <SectionHeader
        id="lenders"
        title={say(isOne ? 'financePage.whoLends' : 'financePage.lendersWeWorkWith')}
        text={second && say('financePage.lendersOfTheirOwn')}
      />
      <LenderList groups={groups} comparisonWarning={site.finance.comparisonWarning} />
    </section>
  );
}
