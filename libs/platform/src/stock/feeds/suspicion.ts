import type { Site } from '@forecourt/domain';

/** Vehicles that a feed brought to a dealership before, and how many of them it has no longer. */
export interface Leaving {
  before: number;
  leaving: number;
}

/** Why a feed is suspicious and must be confirmed, or null. */
export function suspicionOf(accepted: number, byDealership: ReadonlyMap<string, Leaving>, site: Site): string | null {
  if (accepted === 0) return 'The feed has no usable row.';
  for (const [dealershipId, { before, leaving }] of byDealership) {
    if (leaving * 2 <= before) continue;
    const name = site.dealerships.find(({ id }) => id === dealershipId)?.name ?? dealershipId;
    return `The feed would remove ${leaving} of the ${before} vehicles it brought to ${name} before, which is over half.`;
  }
  return null;
}

/** Of this many rows one may lack a key that can be read, in a feed that brought vehicles before. */
const fewestRowsPerUnknown = 3;

/** Why a feed whose rows cannot be told from others is suspicious, or null. @param unknown rows whose key cannot be read */
export function unreadableKeysOf(unknown: number, rows: number): string | null {
  if (unknown * fewestRowsPerUnknown <= rows) return null;
  return `Of ${unknown} of the ${rows} rows it cannot be read which vehicle they are, which is over a third.`;
}

export interface KeptCounts {
  /** @param dealershipIds of stored vehicles that the feed has, one for each */
  add(dealershipIds: readonly string[]): void;
  /** How many would leave if the rest of the feed had none of them. */
  leaving(): ReadonlyMap<string, Leaving>;
}

/** Counts stored vehicles that a feed keeps, so that it is known early that it will not be held. */
export function keptCounts(before: ReadonlyMap<string, number>): KeptCounts {
  const leaving = new Map([...before].map(([id, count]) => [id, { before: count, leaving: count }]));
  return {
    add(dealershipIds) {
      for (const id of dealershipIds) {
        const counted = leaving.get(id);
        if (counted) counted.leaving -= 1;
      }
    },
    leaving: () => leaving,
  };
}
