import { describe, expect, it } from 'vitest';
import { benchNow, generatedStock } from './baseStock.ts';
import { flatCar, isOffered } from './flatCar.ts';
import { plainTokens } from './plainWords.ts';
import { replica, type ReplicaPlan } from './replicas.ts';
import { scopesOf } from './scopes.ts';
import { disjunctiveNames, readAnswer, wireRequests } from './wirePages.ts';
import { workload, type Page } from './workload.ts';

const plan: ReplicaPlan = { base: generatedStock(3), count: 2_000, seed: 3, now: benchNow.getTime() / 1_000 };
const pages = workload(plan, 300, 5);

describe('the pages of a run', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(workload(plan, 300, 5)).toEqual(pages);
    expect(workload(plan, 300, 6)).not.toEqual(pages);
  });

  it('are a third each of one dealer, a group of eight and the whole market', () => {
    for (const scope of ['dealer', 'group', 'market'])
      expect(pages.filter((page) => page.scope === scope)).toHaveLength(100);
    const { group, market } = scopesOf(plan.count);
    expect(group[0]?.site.stockDealershipIds).toHaveLength(8);
    expect(market[0]?.site.stockDealershipIds.length).toBeGreaterThan(8);
  });

  it('refine two or three facets and the price, four in ten with words, a quarter in another order', () => {
    for (const { refinements, price } of pages) {
      expect([2, 3]).toContain(refinements.length);
      expect(price.min !== null || price.max !== null).toBe(true);
    }
    const share = (test: (page: Page) => boolean): number => pages.filter(test).length / pages.length;
    expect(share(({ query }) => query !== '')).toBeGreaterThan(0.2);
    expect(share(({ query }) => query !== '')).toBeLessThan(0.5);
    expect(Math.abs(share(({ sort }) => sort !== null) - 0.25)).toBeLessThan(0.08);
  });

  it('find at least the car that each is drawn around', () => {
    const offered = Array.from({ length: plan.count }, (_, place) => replica(plan, place))
      .filter(isOffered)
      .map(flatCar);
    const sites = new Map(
      Object.values(scopesOf(plan.count))
        .flat()
        .map(({ site }) => [site.slug, site]),
    );
    for (const { site, query, refinements, price } of pages) {
      const shown = sites.get(site)?.stockDealershipIds ?? [];
      const found = offered.some((car) => {
        const words = plainTokens(car.title);
        return (
          shown.includes(car.dealership_id) &&
          refinements.every(({ attribute, values }) => values.includes(car.facets[attribute] ?? '')) &&
          (car.price ?? -1) >= (price.min ?? 0) &&
          (car.price ?? -1) <= (price.max ?? Infinity) &&
          plainTokens(query).every((asked) => words.some((word) => word.startsWith(asked)))
        );
      });
      expect(found, JSON.stringify({ site, query, refinements, price })).toBe(true);
    }
  });
});

describe('a page on the wire', () => {
  const page: Page = {
    scope: 'dealer',
    site: 'dealer-0001',
    query: 'corolla',
    sort: 'price_asc',
    refinements: [{ attribute: 'make', values: ['Toyota', 'Kia'] }],
    price: { min: 5_000, max: null },
  };

  it('asks for the hits first, then for each refined attribute without its own filter', () => {
    const [main, make, price] = wireRequests(page);
    const facetFilters = [['make:Toyota', 'make:Kia']];
    expect(main).toMatchObject({
      indexName: 'Car_production_price_asc',
      facetFilters,
      numericFilters: ['price>=5000'],
    });
    expect(make).toMatchObject({ facets: 'make', hitsPerPage: 0, numericFilters: ['price>=5000'] });
    expect(make).not.toHaveProperty('facetFilters');
    expect(price).toMatchObject({ facets: 'price', facetFilters });
    expect(price).not.toHaveProperty('numericFilters');
    expect(disjunctiveNames(page)).toEqual(['make', 'price']);
  });

  it('is read with every refined attribute counted by its own query', () => {
    const figures = { min: 1, max: 9, sum: 10, avg: 5 };
    const main = { hits: [{ objectID: 'a' }], nbHits: 1, facets: { make: { Kia: 1 }, body: { SUV: 1 } } };
    const subs = [
      { hits: [], nbHits: 3, facets: { make: { Kia: 1, Toyota: 2 } } },
      { hits: [], nbHits: 2, facets: { price: { 1: 1, 9: 1 } }, facets_stats: { price: figures } },
    ];
    expect(readAnswer(page, [main, ...subs])).toEqual({
      ids: ['a'],
      nbHits: 1,
      facets: { make: { Kia: 1, Toyota: 2 }, body: { SUV: 1 }, price: { 1: 1, 9: 1 } },
      stats: { price: figures },
    });
  });
});
