import { formatDollars } from '@forecourt/domain';
import { homeMessages, platformWords, type Words } from '@forecourt/domain/messages';
import type { HrefRange } from './searchHref.ts';

export interface Budget {
  /** @example 'Under $20,000', '$20,000 to $35,000' */
  label: string;
  /** Whole dollars. */
  range: HrefRange;
}

/** Price bands between limits, ascending whole dollars. @example budgets([20_000, 35_000]).map(({ label }) => label) // ['Under $20,000', '$20,000 to $35,000', 'Over $35,000'] */
export function budgets(
  limits: readonly number[],
  say: Words<typeof homeMessages> = platformWords(homeMessages),
): Budget[] {
  const [lowest] = limits;
  const highest = limits.at(-1);
  if (lowest === undefined || highest === undefined) return [];
  const between = limits.slice(1).map((to, place) => {
    const from = limits[place] as number;
    return { label: say('home.fromTo', { from: formatDollars(from), to: formatDollars(to) }), range: { from, to } };
  });
  return [
    { label: say('home.under', { limit: formatDollars(lowest) }), range: { to: lowest } },
    ...between,
    { label: say('home.over', { limit: formatDollars(highest) }), range: { from: highest } },
  ];
}
