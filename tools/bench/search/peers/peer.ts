import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { FlatCar } from '../flatCar.ts';
import { maxValues, type PageAnswer, type Stats } from '../wirePages.ts';
import type { Page, SortName } from '../workload.ts';

/** Another engine, with the same stock and the same pages. */
export interface Peer {
  load(stock: AsyncIterable<FlatCar[]>): Promise<void>;
  /** @param dealerships whose stock the page's site shows; null for everybody's */
  answer(page: Page, dealerships: readonly string[] | null): Promise<PageAnswer>;
  /** Puts one car in the place of the one with its id. */
  update(car: FlatCar): Promise<void>;
  close(): Promise<void>;
}

const resolve = createRequire(import.meta.url).resolve;

/** A package of the folder of peers; it is not part of the workspace, so nothing is known of it before it runs. */
export async function peerModule<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(resolve(name)).href)) as Module;
}

export interface Order {
  attribute: 'custom_rank' | 'price' | 'year' | 'km' | 'created_at_timestamp';
  direction: 'asc' | 'desc';
}

const orders: Readonly<Record<SortName, Order>> = {
  price_asc: { attribute: 'price', direction: 'asc' },
  price_desc: { attribute: 'price', direction: 'desc' },
  year_desc: { attribute: 'year', direction: 'desc' },
  km_asc: { attribute: 'km', direction: 'asc' },
  newest: { attribute: 'created_at_timestamp', direction: 'desc' },
};

export function orderOf({ sort }: Page): Order {
  return sort === null ? { attribute: 'custom_rank', direction: 'desc' } : orders[sort];
}

/** What decides the order of a car; a store may leave out what the car has not. */
type Ordered = Pick<FlatCar, 'id' | 'custom_rank'> & Partial<Pick<FlatCar, Order['attribute']>>;

/** Compares two cars: gaps last in either direction, then the dealer's ranking, then the id. */
export function comparing({ attribute, direction }: Order): (one: Ordered, other: Ordered) => number {
  const key = (car: Ordered): number => {
    const value = car[attribute];
    return value == null ? Infinity : direction === 'asc' ? value : -value;
  };
  const by = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
  return (one, other) =>
    by(key(one), key(other)) || by(other.custom_rank, one.custom_rank) || (one.id < other.id ? -1 : 1);
}

/** The most frequent values; equals by name. */
export function cutCounts(counts: Readonly<Record<string, number>>): Record<string, number> {
  const held = Object.entries(counts).filter(([value, count]) => value !== '' && count > 0);
  held.sort(([one, count], [other, more]) => more - count || (one < other ? -1 : 1));
  return Object.fromEntries(held.slice(0, maxValues));
}

/** Figures of a number from how often each of its values occurs, or null where none does. */
export function statsOf(counts: Readonly<Record<string, number>>): Stats[string] | null {
  let [total, sum, min, max] = [0, 0, Infinity, -Infinity];
  for (const [value, count] of Object.entries(counts)) {
    if (value === '' || count === 0) continue;
    const number = Number(value);
    total += count;
    sum += number * count;
    if (number < min) min = number;
    if (number > max) max = number;
  }
  return total === 0 ? null : { min, max, sum, avg: sum / total };
}
