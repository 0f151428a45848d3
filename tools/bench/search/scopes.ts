import { siteSchema, type Site, type SiteInput } from '@forecourt/domain';
import { dealerCount, dealershipId } from './replicas.ts';

export const scopeNames = ['dealer', 'group', 'market'] as const;
export type ScopeName = (typeof scopeNames)[number];

export interface Scope {
  name: ScopeName;
  site: Site;
}

/** A site that shows the stock of some dealerships. */
export function siteOf(slug: string, dealershipIds: readonly string[], search: SiteInput['search'] = {}): Site {
  return siteSchema.parse({
    slug,
    name: slug,
    template: 'group',
    theme: 'plain',
    tagline: '',
    description: '',
    dealerships: dealershipIds.map((id) => ({ id, slug: id, name: id })),
    stockDealershipIds: [...dealershipIds],
    search,
  });
}

/** Dealers of a skewed market by size, the largest among them. */
const ranks = [0, 2, 7, 20, 60, 120, 200, 300];

/** Several sites of one dealer from the largest down, a group of eight such dealers, and everybody's stock. */
export function scopesOf(cars: number): Record<ScopeName, readonly Scope[]> {
  const dealers = dealerCount(cars);
  const known = [...new Set(ranks.map((rank) => Math.min(rank, dealers - 1)))];
  for (let rank = 0; known.length < 8; rank += 1) if (!known.includes(rank)) known.push(rank);
  const ids = known.map(dealershipId);
  return {
    dealer: ids.slice(0, 5).map((id) => ({ name: 'dealer', site: siteOf(id, [id]) })),
    group: [{ name: 'group', site: siteOf('group-of-eight', ids) }],
    market: [
      {
        name: 'market',
        site: siteOf(
          'whole-market',
          Array.from({ length: dealers }, (_, rank) => dealershipId(rank)),
        ),
      },
    ],
  };
}
