import { sampleSite } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { fakeSearchClient } from '../testing/fakeSearchClient.ts';
import { manyVehicles } from '../testing/manyVehicles.ts';
import { historyGroups, suggestionGroups } from './suggestionGroups.ts';
import { noSuggestions, readSuggestions, suggestRequests, textPieces } from './suggestions.ts';

const words = { searchPath: '/search', noun: 'vehicle', nounPlural: 'vehicles', site: sampleSite };

async function suggestionsOf(typed: string) {
  const client = fakeSearchClient(manyVehicles);
  const { results } = await client.search(suggestRequests(typed));
  return { suggestions: readSuggestions(results), client };
}

const marked = (label: readonly { text: string; marked: boolean }[]) =>
  label.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe('suggestions', () => {
  it('come from one batch: makes, models and four vehicles, unsold ones only', async () => {
    const { suggestions, client } = await suggestionsOf(' toy ');
    expect(client.batches).toHaveLength(1);
    expect(client.batches.flat().map(({ params }) => params.filters)).toEqual([
      'sold:false',
      'sold:false',
      'sold:false',
    ]);
    expect(suggestions.makes).toMatchObject([{ make: 'Toyota', model: null, count: 6 }]);
    expect(suggestions.models.map(({ make }) => make)).toEqual(suggestions.models.map(() => 'Toyota'));
    expect(suggestions.vehicles).toHaveLength(4);
    expect(suggestions.total).toBe(6);
  });

  it('mark what was typed', async () => {
    const { suggestions } = await suggestionsOf('toy');
    expect(marked(suggestions.makes[0]?.label ?? [])).toBe('[Toy]ota');
    expect(marked(suggestions.models[0]?.label ?? [])).toMatch(/^\[Toy\]ota Model \d$/);
    expect(marked(suggestions.vehicles[0]?.label ?? [])).toContain('[Toy]ota');
  });

  it('offer the makes of the vehicles found where no name begins with the words', () => {
    const found = { nbHits: 3, hits: [], facets: { make: { MG: 1, Toyota: 2 }, make_model: { 'Toyota > RAV4': 2 } } };
    const { makes, models } = readSuggestions([{ facetHits: [] }, { facetHits: [] }, found]);
    expect(makes.map(({ make }) => make)).toEqual(['Toyota', 'MG']);
    expect(models).toMatchObject([{ make: 'Toyota', model: 'RAV4', count: 2, label: [{ text: 'Toyota RAV4' }] }]);
  });

  it('are empty where the service answers nothing', () => {
    expect(readSuggestions([])).toEqual(noSuggestions);
    expect(suggestionGroups('xyz', noSuggestions, words)).toEqual([]);
  });

  it('accept highlighting of any service, and never mistake a dealer’s text for it', () => {
    expect(marked(textPieces('<em>Toy</em>ota'))).toBe('[Toy]ota');
    expect(marked(textPieces('Was <b>30k</b>'))).toBe('Was <b>30k</b>');
  });

  it('lead to the pages of makes, models and vehicles, and last to the whole search', async () => {
    const { suggestions } = await suggestionsOf('mazda');
    const groups = suggestionGroups('mazda ', suggestions, words);
    expect(groups.map(({ title }) => title)).toEqual(['Makes', 'Models', 'Vehicles', 'Search']);
    expect(groups.map(({ options }) => options[0]?.href)).toEqual([
      '/search/mazda',
      expect.stringMatching(/^\/search\/mazda\/model-\d$/),
      expect.stringMatching(/^\/cars\/many-\d+$/),
      '/search?query=mazda',
    ]);
    expect(groups.map(({ options }) => options[0]?.detail)).toEqual([
      '6 vehicles',
      expect.stringMatching(/vehicles?$/),
      expect.stringMatching(/^\$[\d,]+ Drive Away$/),
      '6 vehicles',
    ]);
  });
});

it.each([
  [{ subscription_price: 29_900 }, '$299 per week'],
  [{ price: 1_000 }, 'Enquire for price.'],
  [{ sold: true }, 'Sold'],
] as const)('[PRICE-01] a vehicle with %j says %s', async (change, detail) => {
  const { suggestions } = await suggestionsOf('mazda');
  const site = { ...sampleSite, flags: { ...sampleSite.flags, subscriptions: true } };
  const vehicles = suggestions.vehicles.map((one) => ({ ...one, vehicle: { ...one.vehicle, ...change } }));
  const groups = suggestionGroups('mazda', { ...suggestions, vehicles }, { ...words, site });
  expect(groups.find(({ kind }) => kind === 'vehicles')?.options[0]?.detail).toBe(detail);
});

it('[SRCH-18] the last five searches stand in the empty box', () => {
  const history = ['tow bar', 'ev', 'red ute', 'kia', 'mg', 'too old'];
  const [group] = historyGroups(history, words);
  expect(group?.options.map(({ href }) => href)).toEqual([
    '/search?query=tow+bar',
    '/search?query=ev',
    '/search?query=red+ute',
    '/search?query=kia',
    '/search?query=mg',
  ]);
  expect(historyGroups([], words)).toEqual([]);
});
