import { pageRow, pageTable, tradeInPageNames, type GatedPage, type TradeInPageName } from '@forecourt/domain';

export type TradeInPath = (typeof pageTable)[TradeInPageName]['path'];

/** Addresses of the valuation, with the names of their pages and those under which sites gate them. */
export const tradeInPages = Object.fromEntries(
  tradeInPageNames.map((name) => [pageRow(name).path, { gate: pageTable[name].gates[0], name }]),
) as Readonly<Record<TradeInPath, { gate: GatedPage; name: TradeInPageName }>>;

/**
 * The address of a route's segments; null for an unknown one. @example tradeInPath(['cars', 'trade-in']) //
 * '/cars/trade-in'
 */
export function tradeInPath(segments: readonly string[]): TradeInPath | null {
  const path = `/${segments.join('/')}`;
  return Object.hasOwn(tradeInPages, path) ? (path as TradeInPath) : null;
}

const carId = /^[\w-]{1,64}$/;

/** Base address of the flow without its step, for one vehicle or none. */
export function tradeInBase(path: TradeInPath, carIdGiven: string | null): string {
  return carIdGiven !== null && carId.test(carIdGiven) ? `${path}?car_id=${carIdGiven}` : path;
}

/** Validates the address of the flow that a browser sends back. Null if it is not one of ours. */
export function readTradeInBase(given: unknown): { path: TradeInPath; carId: string | null; base: string } | null {
  if (typeof given !== 'string' || given.length > 200) return null;
  const [path = '', query = ''] = given.split('?', 2);
  if (!Object.hasOwn(tradeInPages, path)) return null;
  const id = new URLSearchParams(query).get('car_id');
  const known = path as TradeInPath;
  return { path: known, carId: id !== null && carId.test(id) ? id : null, base: tradeInBase(known, id) };
}

/** Address of a step. */
export const tradeInStepPath = (base: string, step: string): string =>
  `${base}${base.includes('?') ? '&' : '?'}step=${step}`;
