import { formatDollars } from '@forecourt/domain';
import type { HrefRange } from './searchHref.ts';

export interface Budget {
  /** @example 'Under $20,000', '$20,000 to $35,000' */
  label: string;
  /** Whole dollars. */
  range: HrefRange;
}

/** Price bands between limits, ascending whole dollars. @example budgets([20_000, 35_000]).map(({ label }) => label) // ['Under $20,000', '$20,000 to $35,000', 'Over $35,000'] */
export function budgets(limits: readonly number[]): Budget[] {
  const [lowest] = limits;
  const highest = limits.at(-1);
  if (lowest === undefined || highest === undefined) return [];
  const between = limits.slice(1).map((to, place) => {
    const from = limits[place] as number;
    return { label: `${formatDollars(from)} to ${formatDollars(to)}`, range: { from, to } };
  });
  return [
    { label: `Under ${formatDollars(lowest)}`, range: { to: lowest } },
    ...between,
    { label: `Over ${formatDollars(highest)}`, range: { from: highest } },
  ];
}
