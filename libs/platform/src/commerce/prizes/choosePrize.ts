import type { Prize } from '@forecourt/domain';

/** A uniformly random whole number from 0 up to, but not including, the given one. */
export type Chance = (below: number) => number;

/**
 * Draws one of the prizes that are left, with probabilities proportional to their weights.
 * @param won how often each prize has been won, by its id
 * @returns null when no prize is left
 */
export function choosePrize(prizes: readonly Prize[], won: ReadonlyMap<string, number>, chance: Chance): Prize | null {
  const left = prizes.filter(({ id, weight, max }) => weight > 0 && (max === null || (won.get(id) ?? 0) < max));
  const total = left.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  let drawn = chance(total);
  for (const prize of left) {
    if (drawn < prize.weight) return prize;
    drawn -= prize.weight;
  }
  return left.at(-1) ?? null;
}

/** Letters and digits that are not easily confused. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** @example prizeCode(() => 0) // '2222-2222' */
export function prizeCode(chance: Chance): string {
  const drawn = Array.from({ length: 8 }, () => letters[chance(letters.length)]).join('');
  return `${drawn.slice(0, 4)}-${drawn.slice(4)}`;
}
