import { siteSearchSchema } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { fakeSearchClient } from '../testing/fakeSearchClient.ts';
import { manyVehicles } from '../testing/manyVehicles.ts';
import { readWaysOut, waysOutRequests } from './countedWays.ts';
import { searchParams } from './searchParams.ts';
import { searchSections } from './searchSections.ts';
import type { SearchUiState } from './searchUiState.ts';
import { waysOut } from './waysOut.ts';

const sections = searchSections({ search: siteSearchSchema.parse({}), flags: { certifiedFilter: false } });
const now = new Date('2026-11-20T00:00:00Z');
const question = { indexName: 'Car_production', filters: 'sold:false', now };

async function counted(state: SearchUiState) {
  const client = fakeSearchClient(manyVehicles);
  const ways = waysOut(state, sections);
  const { results } = await client.search(waysOutRequests(state, ways, question));
  return { ...readWaysOut(state, ways, results), client };
}

describe('ways out of a search that found nothing', () => {
  it('drop one choice each: words, makes, a list, a range, a toggle', () => {
    const state: SearchUiState = {
      query: 'red',
      page: 3,
      refinementList: { make: ['MG', 'Kia'], make_model: ['Kia > EV6'], fuel: ['Diesel', 'Petrol'], body: [] },
      range: { price: ':2000', km: ':' },
      toggle: { certified: true },
    };
    const ways = waysOut(state, sections);
    expect(ways.map(({ text }) => text)).toEqual([
      '“red”',
      'MG or Kia EV6',
      'Diesel or Petrol',
      'Price up to $2,000',
      'Certified only',
    ]);
    expect(ways[1]?.state).toEqual({
      ...state,
      page: undefined,
      refinementList: { fuel: ['Diesel', 'Petrol'], body: [] },
    });
    expect(waysOut({}, sections)).toEqual([]);
  });

  it('say what each would find, in one batch that fetches no vehicles, most vehicles first', async () => {
    const { ways, client } = await counted({ query: 'mazda', refinementList: { make: ['Kia'], body: ['Ute'] } });
    expect(client.batches).toHaveLength(1);
    expect(client.batches.flat().every(({ params }) => params.hitsPerPage === 0)).toBe(true);
    // Without "Ute" there is still no Kia that is a Mazda, so that is not a way out.
    expect(ways.map(({ text, count }) => [text, count])).toEqual([
      ['“mazda”', 3],
      ['Kia', 3],
    ]);
  });

  it('name makes that fit the rest of the search', async () => {
    const { nearMakes, ways } = await counted({ refinementList: { make: ['Kia'], body: ['SUV'] } });
    expect(ways.map(({ text, count }) => [text, count])).toEqual([
      ['Kia', 15],
      ['SUV', 6],
    ]);
    expect(nearMakes[0]).toMatchObject({
      make: 'Hyundai',
      count: 3,
      state: { refinementList: { make: ['Hyundai'], body: ['SUV'] } },
    });
    expect(nearMakes.some(({ make }) => make === 'Kia')).toBe(false);
  });

  it('suggest a misspelling only of words that find nothing by themselves', async () => {
    expect((await counted({ query: 'submarine', refinementList: { make: ['Kia'] } })).wordsUnknown).toBe(true);
    expect((await counted({ query: 'mazda', refinementList: { make: ['Kia'] } })).wordsUnknown).toBe(false);
    expect((await counted({ refinementList: { make: ['Lada'] } })).wordsUnknown).toBe(false);
  });
});

describe('a search as one query of the wire', () => {
  it('joins values by or, lists by and, and makes and models as one list', () => {
    const state: SearchUiState = {
      query: 'tow bar',
      refinementList: { make: ['MG', 'Kia'], make_model: ['Kia > EV6'], body: ['-odd'], created_at_timestamp: ['7'] },
      range: { price: '10000:', year: '2018:2022' },
      toggle: { certified: true, reserved: false },
    };
    expect(searchParams(state, now)).toEqual({
      query: 'tow bar',
      facetFilters: expect.arrayContaining([['body:\\-odd'], ['certified:true'], ['make:MG', 'make_model:Kia > EV6']]),
      numericFilters: [
        'price>=10000',
        'year>=2018',
        'year<=2022',
        `created_at_timestamp>=${Date.UTC(2026, 10, 13) / 1_000}`,
      ],
    });
  });
});
