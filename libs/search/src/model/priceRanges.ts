import { formatDollars } from '@forecourt/domain';

const priceSteps = [10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000] as const;
const weeklySteps = [50, 100, 150, 200, 300, 400] as const;

function rangeLabel(amount: number | null, steps: readonly number[]): string | null {
  if (amount === null || !(amount > 0)) return null;
  const above = steps.findIndex((step) => amount < step);
  if (above === 0) return `Under ${formatDollars(steps[0] ?? 0)}`;
  const from = formatDollars(steps.at(above === -1 ? -1 : above - 1) ?? 0);
  return `${from}-${above === -1 ? '...' : formatDollars(steps[above] ?? 0)}`;
}

/**
 * Price band of a price. The lower end belongs to the band, the upper to the next one.
 * @param price whole or broken dollars; no band without a price
 * @example priceRange(12_990) // '$10,000-$20,000'
 */
export function priceRange(price: number | null): string | null {
  return rangeLabel(price, priceSteps);
}

/** @param price dollars a week @example weeklyPriceRange(193) // '$150-$200' */
export function weeklyPriceRange(price: number | null): string | null {
  return rangeLabel(price, weeklySteps);
}

const labelsOf = (steps: readonly number[]): string[] => [0, ...steps].map((from) => rangeLabel(from + 1, steps) ?? '');

/** Every price band, cheapest first: the order a list of bands is shown in. */
export const priceRangeLabels: readonly string[] = labelsOf(priceSteps);
/** Every band of weekly prices, cheapest first. */
export const weeklyPriceRangeLabels: readonly string[] = labelsOf(weeklySteps);

/**
 * Lower end of a price band in dollars, for bands of any index. @example priceRangeStart('$10,000-$20,000') // 10000
 */
export function priceRangeStart(label: string): number {
  if (/^under/i.test(label)) return 0;
  const amount = /\d[\d,]*/.exec(label)?.[0].replaceAll(',', '');
  return amount === undefined ? Number.MAX_SAFE_INTEGER : Number(amount);
}
