import { facetNames, numberNames, type FlatCar } from '../flatCar.ts';
import { plainTokens } from '../plainWords.ts';
import { disjunctiveNames, hitsPerPage, type PageAnswer } from '../wirePages.ts';
import type { Page } from '../workload.ts';
import { comparing, cutCounts, orderOf, peerModule, statsOf, type Peer } from './peer.ts';

type Database = object;
type OramaCar = FlatCar & Record<string, unknown>;
interface Found {
  count: number;
  hits: { document: OramaCar }[];
  facets?: Record<string, { values: Record<string, number> }>;
}
interface OramaModule {
  create(options: object): Database;
  insertMultiple(db: Database, cars: readonly object[], batch?: number): Promise<unknown>;
  update(db: Database, id: string, car: object): Promise<unknown>;
  search(db: Database, params: object): Promise<Found>;
}

/** Fields of their own beside the numbers, because Orama counts text by value but numbers only by ranges. */
const facetField = (name: string): string => `facet_${name}`;

function toDocument(car: FlatCar): object {
  const held = Object.entries(car.facets).filter(([, value]) => value !== null);
  const { price, km, year, seats } = car;
  const numbers = Object.entries({ price, km, year, seats }).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(held.map(([name, value]) => [facetField(name), value])),
    ...Object.fromEntries(numbers),
    id: car.id,
    title: car.title,
    dealership_id: car.dealership_id,
    offered: car.offered,
    custom_rank: car.custom_rank,
    created_at_timestamp: car.created_at_timestamp,
  };
}

function where(page: Page, dealerships: readonly string[] | null, except: string | null): object {
  const { min, max } = page.price;
  const price = min !== null && max !== null ? { between: [min, max] } : min !== null ? { gte: min } : { lte: max };
  return {
    offered: true,
    ...(dealerships ? { dealership_id: { in: dealerships } } : {}),
    ...Object.fromEntries(
      page.refinements
        .filter(({ attribute }) => attribute !== except)
        .map(({ attribute, values }) => [facetField(attribute), { in: values }]),
    ),
    ...(except === 'price' || (min === null && max === null) ? {} : { price }),
  };
}

/** Orama with exact-value fields for what is refined and counted, and a full-text field for the car's name. */
export async function openOrama(): Promise<Peer> {
  const { create, insertMultiple, search, update } = await peerModule<OramaModule>('@orama/orama');
  const db = create({
    schema: {
      ...Object.fromEntries(facetNames.map((name) => [facetField(name), 'enum'])),
      ...Object.fromEntries(numberNames.map((name) => [name, 'number'])),
      title: 'string',
      dealership_id: 'enum',
      offered: 'boolean',
    },
    // Orders are the comparer's below; Orama's own would only take memory.
    sort: { enabled: false },
    components: { tokenizer: { language: 'english', normalizationCache: new Map(), tokenize: plainTokens } },
  });

  async function ask(page: Page, dealerships: readonly string[] | null, except: string | null) {
    const requested = except === null ? facetNames : [except];
    const before = comparing(orderOf(page));
    const found = await search(db, {
      where: where(page, dealerships, except),
      ...(page.query === '' ? {} : { term: page.query, properties: ['title'], threshold: 0, tolerance: 0 }),
      facets: Object.fromEntries(requested.map((name) => [facetField(name), {}])),
      limit: except === null ? hitsPerPage : 1,
      ...(except === null
        ? { sortBy: (one: [number, number, OramaCar], other: [number, number, OramaCar]) => before(one[2], other[2]) }
        : {}),
    });
    return { found, counts: (name: string) => found.facets?.[facetField(name)]?.values ?? {} };
  }

  return {
    async load(stock) {
      for await (const cars of stock) await insertMultiple(db, cars.map(toDocument), 500);
    },
    async answer(page, dealerships): Promise<PageAnswer> {
      const { found, counts } = await ask(page, dealerships, null);
      const all = new Map(facetNames.map((name) => [name as string, counts(name)]));
      for (const name of disjunctiveNames(page)) all.set(name, (await ask(page, dealerships, name)).counts(name));
      const stats = numberNames.map((name) => [name, statsOf(all.get(name) ?? {})] as const);
      return {
        ids: found.hits.map(({ document }) => document.id),
        nbHits: found.count,
        facets: Object.fromEntries([...all].map(([name, values]) => [name, cutCounts(values)])),
        stats: Object.fromEntries(
          stats.filter((entry): entry is [(typeof entry)[0], NonNullable<(typeof entry)[1]>] => entry[1] !== null),
        ),
      };
    },
    update: async (car) => void (await update(db, car.id, toDocument(car))),
    close: () => Promise.resolve(),
  };
}
