import type { Vehicle } from '@forecourt/domain';
import type { ProofStock, StockOfSite } from './readStock.ts';

export const pick = <Item>(items: readonly Item[], chance: () => number): Item | undefined =>
  items[Math.floor(chance() * items.length)];
export const pathOf = ({ slug }: Vehicle): string => `/cars/${slug}`;

/** Vehicles of a site for one use each: those that change, those that are reserved, those that are looked at. */
export function sharesOf({ vehicles }: StockOfSite): Record<'changed' | 'reserved' | 'seen', Vehicle[]> {
  const priced = vehicles.filter(({ status, price, reserved }) => status === 'in_stock' && price && !reserved);
  return {
    changed: priced.filter((_, place) => place % 3 === 0),
    reserved: priced.filter((_, place) => place % 3 === 1),
    seen: priced.filter((_, place) => place % 3 === 2),
  };
}

export const words = ['hilux', 'suv automatic', 'mazda', 'diesel ute', 'hybrid', 'white', 'family car', 'cheap'];

/** Most visits are to a few pages that others look at too, some to any vehicle. */
export function visitOf(site: StockOfSite, seen: readonly Vehicle[], chance: () => number): string {
  const kind = chance();
  if (kind < 0.25) return '/';
  if (kind < 0.4) return site.search;
  const few = kind < 0.9 ? seen.slice(0, 40) : seen;
  const vehicle = pick(few, chance);
  return vehicle ? `${kind < 0.6 ? '/api' : ''}${pathOf(vehicle)}${kind < 0.6 ? '/view.json' : ''}` : '/contact';
}

/** A page of any site, for a visitor who looks around. */
export function nextVisit(stock: Pick<ProofStock, 'sites'>, chance: () => number): { site: string; path: string } {
  const site = pick(stock.sites, chance);
  if (!site) throw new Error('The fleet has no site.');
  return { site: site.site, path: visitOf(site, sharesOf(site).seen, chance) };
}
