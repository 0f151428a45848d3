import type { Chance } from './chance.ts';

export interface RankFacts {
  ageDays: number;
  hasPictures: boolean;
  isPriced: boolean;
  isListed: boolean;
  isReserved: boolean;
  isComing: boolean;
}

/** Place in the default sort, about 0 to 1,000: fresh, priced and pictured vehicles first, sold ones last. */
export function scoreRank(
  chance: Chance,
  { ageDays, hasPictures, isPriced, isListed, isReserved, isComing }: RankFacts,
): number {
  const fresh = Math.max(0, 120 - ageDays) * 2;
  const parts = [
    fresh,
    hasPictures ? 260 : 0,
    isPriced ? 200 : 0,
    isListed ? 120 : -260,
    isReserved ? -60 : 0,
    isComing ? -80 : 0,
  ];
  const spread = chance.int(0, 180);
  return Math.max(0, Math.round(parts.reduce((sum, part) => sum + part, spread)));
}
