import { SectionHeader } from '@forecourt/content';
import type { PublicSite } from '@forecourt/domain';
import { LenderList } from '@forecourt/finance';
import { lendersByPlace } from '@forecourt/finance/model';

/**
 * Lenders and their rates, by location where these differ. Renders nothing without lenders.
 * @param today by the dealer's clock, as YYYY-MM-DD
 */
export function LenderSection({ site, today }: { site: PublicSite; today: string }) {
  const groups = lendersByPlace(site, today);
  const [first, second] = groups;
  if (!first) return null;
  const isOne = !second && first.lenders.length === 1;
  return (
    <section aria-labelledby="lenders">
      <SectionHeader
        id="lenders"
        title={isOne ? 'Who lends' : 'Lenders we work with'}
        text={second && 'Each of our dealerships has lenders of its own.'}
      />
      <LenderList groups={groups} comparisonWarning={site.finance.comparisonWarning} />
    </section>
  );
}
