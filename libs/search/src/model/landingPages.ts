import {
  carTypePath,
  carTypePages,
  carTypes,
  dealershipPath,
  makePath,
  modelPath,
  slugify,
  type CarType,
  type Dealership,
} from '@forecourt/domain';
import { quoteFilterValue } from './filters.ts';

type ListedDealership = Pick<Dealership, 'id' | 'slug' | 'name'>;

/** A list with an address of its own (landing page). Values are spelled as in the index. */
export type Landing =
  | { kind: 'carTypes'; carTypes: readonly CarType[] }
  | { kind: 'dealership'; dealership: ListedDealership }
  | { kind: 'make'; make: string }
  | { kind: 'model'; make: string; model: string };

/** Values that a site has in stock: only these have pages. */
export interface LandingStock {
  dealerships: readonly ListedDealership[];
  makes: readonly string[];
  models: (make: string) => readonly string[];
}

const severalKinds: Readonly<Record<string, readonly CarType[]>> = {
  'new-and-demo-cars': ['new', 'demo'],
  'new-used-and-demo-cars': carTypes,
};

function kindsOfPage(name: string): readonly CarType[] | undefined {
  const single = carTypes.find((kind) => carTypePages[kind] === name);
  return single ? [single] : Object.hasOwn(severalKinds, name) ? severalKinds[name] : undefined;
}

/** Addresses arrive percent-encoded. A part that cannot be decoded names nothing. */
function partSlug(part: string): string {
  try {
    return slugify(decodeURIComponent(part));
  } catch {
    return '';
  }
}

const bySlug = (values: readonly string[], slug: string): string | undefined =>
  values.find((value) => slugify(value) === slug);

/**
 * The list that an address below the search path names; null where there is none.
 * @param parts what follows the search path @example ['toyota', 'rav4']
 */
export function readLanding(parts: readonly string[], known: LandingStock): Landing | null {
  const [first = '', second, ...more] = parts.map(partSlug);
  if (!first || second === '' || more.length > 0) return null;
  if (second === undefined) {
    const kinds = kindsOfPage(first);
    if (kinds) return { kind: 'carTypes', carTypes: kinds };
    const dealership = known.dealerships.find(({ slug }) => slug.toLowerCase() === first);
    if (dealership) return { kind: 'dealership', dealership };
  }
  const make = bySlug(known.makes, first);
  if (make === undefined) return null;
  if (second === undefined) return { kind: 'make', make };
  const model = bySlug(known.models(make), second);
  return model === undefined ? null : { kind: 'model', make, model };
}

const isWholeStock = (kinds: readonly CarType[]): boolean => carTypes.every((kind) => kinds.includes(kind));

/** Address of a list. The whole stock of a kind has an address beside the search path, not below it. */
export function landingPath(landing: Landing, searchPath: string): string {
  if (landing.kind === 'make') return makePath(searchPath, landing.make);
  if (landing.kind === 'model') return modelPath(searchPath, landing.make, landing.model);
  if (landing.kind === 'dealership') return dealershipPath(searchPath, landing.dealership);
  const [only, another] = landing.carTypes;
  if (only && !another) return carTypePath(searchPath, only);
  return isWholeStock(landing.carTypes) ? '/new-used-and-demo-cars' : `${searchPath}/new-and-demo-cars`;
}

const leaf = (attribute: string, value: string): string => `${attribute}:${quoteFilterValue(value)}`;

/** Filter expression of a list, for the wire; '' for the whole stock. */
export function landingFilters(landing: Landing): string {
  if (landing.kind === 'make') return leaf('make', landing.make);
  if (landing.kind === 'model') return `${leaf('make', landing.make)} AND ${leaf('model', landing.model)}`;
  if (landing.kind === 'dealership') return leaf('dealership_id', landing.dealership.id);
  if (isWholeStock(landing.carTypes)) return '';
  const leaves = landing.carTypes.map((kind) => leaf('car_type', kind));
  return leaves.length > 1 ? `(${leaves.join(' OR ')})` : leaves.join('');
}

/** Attributes that a list settles, so that the panel need not offer them. */
export function landingAttributes(landing: Landing): readonly string[] {
  if (landing.kind === 'make') return ['make'];
  if (landing.kind === 'model') return ['make', 'model', 'make_model'];
  if (landing.kind === 'dealership') return ['dealership_name'];
  return landing.carTypes.length === 1 ? ['car_type'] : [];
}
