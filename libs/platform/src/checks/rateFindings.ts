import type { FinanceLender, Site, Vehicle } from '@forecourt/domain';
import { rateDifference } from '@forecourt/finance/model';
import type { SiteFinding } from '../ports/checkPort.ts';

const percent = (rate: number) => `${rate.toFixed(2)}%`;
const differs = (stored: number, computed: number) =>
  `says a comparison rate of ${percent(stored)}, but its rate and the site's fees come to ${percent(computed)}`;

/** Vehicles of one site with the same wrong rate. */
interface Group {
  first: string;
  count: number;
  stored: number;
  computed: number;
}

/** Checks the comparison rate that a site advertises for its own finance desk against its fees. */
function advertisedFinding(site: Site): SiteFinding[] {
  const { advertised } = site.calculator.lenders['manual'] ?? {};
  if (advertised?.comparisonRate === undefined) return [];
  const { interestRate, comparisonRate } = advertised;
  const manual = { interestRate, comparisonRate, establishmentFees: null } as FinanceLender;
  const found = rateDifference(site, { manual });
  if (!found) return [];
  return [
    {
      site: site.slug,
      part: 'rates',
      message: `calculator.lenders.manual ${differs(found.stored, found.computed)}`,
    },
  ];
}

/**
 * Finds comparison rates of dealers' own finance desks that differ by more than 0.05 points from the computed rate. The
 * site still shows them: the dealer has to correct the rate, the fees or the feed. Vehicles with the same error are
 * reported as one.
 */
export async function rateFindings(
  sites: readonly Site[],
  stock: AsyncIterable<readonly Pick<Vehicle, 'slug' | 'dealership_id' | 'finance_lenders'>[]>,
): Promise<SiteFinding[]> {
  const groups = new Map<Site, Map<string, Group>>(sites.map((site) => [site, new Map()]));
  for await (const batch of stock) {
    for (const { slug, dealership_id, finance_lenders } of batch) {
      for (const [site, ofSite] of groups) {
        if (!site.stockDealershipIds.includes(dealership_id)) continue;
        const found = rateDifference(site, finance_lenders);
        if (!found) continue;
        const key = `${found.stored} ${found.computed}`;
        const group = ofSite.get(key);
        if (group) group.count += 1;
        else ofSite.set(key, { first: slug, count: 1, ...found });
      }
    }
  }
  return [...groups].flatMap(([site, ofSite]) => [
    ...advertisedFinding(site),
    ...[...ofSite.values()].map(({ first, count, stored, computed }): SiteFinding => {
      const others = count === 1 ? '' : ` and ${count - 1} more`;
      return { site: site.slug, part: 'rates', message: `/cars/${first}${others} ${differs(stored, computed)}` };
    }),
  ]);
}
