const priceSteps = [10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000] as const;
const weeklySteps = [50, 100, 150, 200, 300, 400] as const;

const written = (amount: number): string => `$${amount.toLocaleString('en-AU')}`;

function rangeLabel(amount: number, steps: readonly number[]): string | null {
  if (!(amount > 0)) return null;
  const above = steps.findIndex((step) => amount < step);
  const last = steps.at(-1) ?? 0;
  if (above === 0) return `Under ${written(steps[0] ?? 0)}`;
  if (above === -1) return `Over ${written(last)}`;
  return `${written(steps[above - 1] ?? 0)}-${written(steps[above] ?? 0)}`;
}

/**
 * Band a price falls into. The lower end belongs to the band, the upper to the next one.
 * @param price whole or broken dollars; no band without a price
 * @example priceRange(12_990) // '$10,000-$20,000'
 */
export function priceRange(price: number): string | null {
  return rangeLabel(price, priceSteps);
}

/** @param price dollars a week @example weeklyPriceRange(193) // '$150-$200' */
export function weeklyPriceRange(price: number): string | null {
  return rangeLabel(price, weeklySteps);
}

/** Every price band, cheapest first: the order a list of bands is shown in. */
export const priceRangeLabels: readonly string[] = [0, ...priceSteps].map(
  (from) => rangeLabel(from + 1, priceSteps) ?? '',
);
