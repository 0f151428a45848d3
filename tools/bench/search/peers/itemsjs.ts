import { facetNames, numberNames, type FlatCar } from '../flatCar.ts';
import { plainTokens } from '../plainWords.ts';
import { hitsPerPage, type Counts } from '../wirePages.ts';
import type { Page } from '../workload.ts';
import { orderOf, cutCounts, peerModule, statsOf, type Peer } from './peer.ts';

type Item = Record<string, string | number>;
interface ItemsJs {
  search(input: object): {
    pagination: { total: number };
    data: { items: Item[]; aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }> };
  };
  reindex(items: readonly Item[]): void;
}
interface Words {
  addAll(documents: readonly object[]): void;
  replace(document: object): void;
  search(query: object): { id: number }[];
}

/** Larger than any facet: the values are cut to the requested number afterwards, the same for every engine. */
const everyValue = 1_000_000;

function toItem(car: FlatCar): Item {
  const { id, title, custom_rank, created_at_timestamp, price, km, year, seats } = car;
  const numbers = { price, km, year, seats };
  const values: Record<string, string | number | null> = { ...car.facets, ...numbers };
  const held = Object.entries(values).filter((entry): entry is [string, string | number] => entry[1] !== null);
  return { ...Object.fromEntries(held), id, title, custom_rank, created_at_timestamp };
}

const aggregations = Object.fromEntries(
  // Each facet is counted as if it were not refined itself: what a page's further queries ask for.
  facetNames.map((name) => [name, { size: everyValue, conjunction: false, hide_zero_doc_count: true }]),
);

/** ItemsJS for facets, MiniSearch for words: the pair that ItemsJS recommends. */
export async function openItemsJs(): Promise<Peer> {
  const { default: itemsjs } = await peerModule<{ default: (items: Item[], options: object) => ItemsJs }>('itemsjs');
  const { default: MiniSearch } = await peerModule<{ default: new (options: object) => Words }>('minisearch');
  const words = new MiniSearch({ fields: ['title'], tokenize: plainTokens, processTerm: (term: string) => term });
  const items: Item[] = [];
  const places = new Map<string, number>();
  let engine: ItemsJs | null = null;

  /** Places of the items that a site may list, by its dealerships. */
  const listed = new Map<string, readonly number[]>();
  const dealers: string[] = [];
  const offered: boolean[] = [];

  function ofSite(dealerships: readonly string[] | null): readonly number[] {
    const key = dealerships?.join(' ') ?? '';
    const known = listed.get(key);
    if (known) return known;
    const shown = new Set(dealerships);
    const found = [...items.keys()].filter(
      (place) => offered[place] && (!dealerships || shown.has(dealers[place] ?? '')),
    );
    listed.set(key, found);
    return found;
  }

  /** Places (from 1) of a site's items that hold the words and lie within the price. */
  function within(
    { query, price: { min, max } }: Page,
    dealerships: readonly string[] | null,
    priced: boolean,
  ): number[] {
    const isRanged = priced && (min !== null || max !== null);
    const tokens = plainTokens(query);
    const shown = dealerships ? new Set(dealerships) : null;
    const found =
      tokens.length === 0
        ? ofSite(dealerships)
        : words
            .search({
              combineWith: 'AND',
              queries: tokens.map((word, place) => ({ queries: [word], prefix: place === tokens.length - 1 })),
            })
            .map(({ id }) => id)
            .filter((place) => offered[place] && (!shown || shown.has(dealers[place] ?? '')));
    const kept: number[] = [];
    for (const place of found) {
      const price = Number(items[place]?.price);
      if (!isRanged || (price >= (min ?? -Infinity) && price <= (max ?? Infinity))) kept.push(place + 1);
    }
    return kept;
  }

  function ask(page: Page, dealerships: readonly string[] | null, priced: boolean) {
    if (!engine) throw new Error('ItemsJS has no stock yet.');
    const { attribute, direction } = orderOf(page);
    const { pagination, data } = engine.search({
      per_page: priced ? hitsPerPage : 0,
      filters: Object.fromEntries(page.refinements.map(({ attribute: name, values }) => [name, values])),
      _ids: within(page, dealerships, priced),
      ...(priced ? { sort: { field: [attribute, 'custom_rank', 'id'], order: [direction, 'desc', 'asc'] } } : {}),
    });
    const counts: Counts = Object.fromEntries(
      facetNames.map((name) => [
        name,
        Object.fromEntries((data.aggregations[name]?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count])),
      ]),
    );
    return { ids: data.items.map(({ id }) => String(id)), nbHits: pagination.total, counts };
  }

  return {
    async load(stock) {
      for await (const cars of stock) {
        const from = items.length;
        for (const car of cars) {
          places.set(car.id, items.length);
          items.push(toItem(car));
          dealers.push(car.dealership_id);
          offered.push(car.offered);
        }
        words.addAll(cars.map(({ title }, offset) => ({ id: from + offset, title })));
      }
      engine = itemsjs(items, { native_search_enabled: false, aggregations });
    },
    answer(page, dealerships) {
      const { ids, nbHits, counts } = ask(page, dealerships, true);
      const isPriced = page.price.min !== null || page.price.max !== null;
      if (isPriced) counts.price = ask(page, dealerships, false).counts.price ?? {};
      const stats = numberNames.flatMap((name) => {
        const figures = statsOf(counts[name] ?? {});
        return figures ? [[name, figures] as const] : [];
      });
      const facets = Object.fromEntries(Object.entries(counts).map(([name, values]) => [name, cutCounts(values)]));
      return Promise.resolve({ ids, nbHits, facets, stats: Object.fromEntries(stats) });
    },
    update(car) {
      const place = places.get(car.id);
      if (place === undefined) throw new Error(`There is no car ${car.id}.`);
      items[place] = toItem(car);
      dealers[place] = car.dealership_id;
      offered[place] = car.offered;
      listed.clear();
      words.replace({ id: place, title: car.title });
      for (const item of items) delete item._id;
      engine?.reindex(items);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}
