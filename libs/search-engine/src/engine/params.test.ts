import { primaryIndex } from '@forecourt/search/model';
import { describe, expect, it } from 'vitest';
import { engineOf, namedCar } from '../testing/namedCars.ts';

const cars = [
  { ...namedCar('a', { make: 'Kia', model: 'Rio', colour: 'White', custom_rank: 4 }), owners: [1, 3] },
  { ...namedCar('b', { make: 'Kia', model: 'Cerato', colour: 'Red', custom_rank: 3 }), owners: [2] },
  { ...namedCar('c', { make: 'Land Rover', model: 'Rio Grande', colour: 'White', custom_rank: 2 }), owners: 2 },
  { ...namedCar('d', { make: 'Mazda', model: 'Grande Rio', colour: 'Grey', custom_rank: 1 }), owners: [] },
];

/** Parameters, and the cars found in their order. */
const answers: readonly (readonly [query: string, params: object, ids: string])[] = [
  ['', { numericFilters: 'owners=2' }, 'b c'],
  ['', { numericFilters: ['owners>2'] }, 'a'],
  ['', { filters: 'NOT owners:2 TO 9' }, 'd'],
  ['', { numericFilters: 'owners>=1,(owners=3,owners<2)' }, 'a'],
  ['', { facetFilters: 'make:Kia,colour:White' }, 'a'],
  ['', { facetFilters: 'colour:White,(make:Kia,make:"Land Rover")' }, 'a c'],
  ['', { facetFilters: ['make:"Land Rover"'] }, 'c'],
  ['', { facetFilters: ['"make:Land Rover"'] }, 'c'],
  ['', { facetFilters: [['make:-Kia']] }, 'c d'],
  ['', { facetFilters: '-make:Kia,colour:-Grey' }, 'c'],
  ['', { filters: 'colour:White<score=1> OR colour:Grey<score=3> OR colour:Red' }, 'd a c b'],
  ['', { facetFilters: [['make:Mazda<score=2>', 'make:Kia']] }, 'd a b'],
  ['', { filters: 'colour:White<score=1> OR make:Kia<score=1>', sumOrFiltersScores: true }, 'a b c'],
  ['', { optionalFilters: ['make:Mazda', ['colour:Red<score=2>']] }, 'b d a c'],
  ['rio white', {}, 'a c'],
  ['rio white', { optionalWords: ['white'] }, 'a c d'],
  ['rio white', { optionalWords: 'rio white' }, 'a c d'],
  ['"rio grande"', {}, 'c d'],
  ['"rio grande"', { advancedSyntax: true }, 'c'],
  ['rio -white', { advancedSyntax: true }, 'd'],
  ['-kia', { advancedSyntax: 'true' }, 'c d'],
  ['kia', { restrictSearchableAttributes: ['model', 'colour'] }, ''],
  ['rio', { restrictSearchableAttributes: ['name'] }, 'a c d'],
  ['', { distinct: true }, 'a c d'],
  ['', { distinct: 2, filters: 'make:Kia' }, 'a b'],
];

describe('parameters', () => {
  const { engine, ask, found } = engineOf(cars);
  engine.setSettings(primaryIndex, { attributeForDistinct: 'make' });

  it.each(answers)('%s with %j', (query, params, ids) => {
    expect(found(query, params).join(' ')).toBe(ids);
    expect(ask(query, params).nbHits).toBe(ids === '' ? 0 : ids.split(' ').length);
  });

  it('count facets before records are grouped, or after', () => {
    const grouped = { distinct: true, facets: ['make'] };
    expect(ask('', grouped).facets.make).toEqual({ Kia: 2, 'Land Rover': 1, Mazda: 1 });
    expect(ask('', { ...grouped, facetingAfterDistinct: true }).facets.make).toMatchObject({ Kia: 1 });
    expect(ask('nothing at all', grouped).facets).toEqual({});
  });

  it('cut texts to the words around a match', () => {
    engine.upsert([{ ...cars[3]!, remarks: 'one two three four five six rio eight nine ten', objectID: 'd' }]);
    const cut = (query: string, attribute: string, more = {}) =>
      ask(query, { attributesToSnippet: [attribute], filters: 'make:Mazda', ...more }).hits[0]?._snippetResult;
    expect(cut('rio', 'remarks:3')).toEqual({ remarks: { value: '…six <em>rio</em> eight…', matchLevel: 'full' } });
    expect(cut('', 'remarks:2', { snippetEllipsisText: '...' })).toEqual({
      remarks: { value: 'one two...', matchLevel: 'none' },
    });
    expect(cut('rio', 'make')).toEqual({ make: { value: 'Mazda', matchLevel: 'none' } });
  });

  it.each<[object, string]>([
    [{ distnct: true }, 'Unknown parameter: distnct'],
    [{ similarQuery: 'rio' }, 'similarQuery: not supported'],
    [{ mode: 'neuralSearch' }, 'mode: not supported'],
    [{ filters: '(make:MazdaORmake:Kia)' }, 'filters: OR needs spaces around it'],
    [{ facetFilters: 'make:Kia AND colour:White' }, 'facetFilters: expected one attribute:value'],
    [{ facetFilters: 'make:Kia,(colour:White' }, 'facetFilters: unbalanced ('],
    [{ facetFilters: 'make:"Kia' }, 'facetFilters: unbalanced quote'],
    [{ facetFilters: [[['make:Kia']]] }, 'facetFilters[0][0]: expected a string'],
    [{ distinct: 'maybe' }, 'distinct: expected a whole number'],
  ])('are refused by name: %j', (params, message) => {
    expect(() => ask('', params)).toThrow(message);
  });

  it('without effect are named where they might be expected to have one', () => {
    const sentByClients = {
      analytics: false,
      clickAnalytics: true,
      userToken: 'u',
      analyticsTags: ['a'],
      enableABTest: true,
    };
    expect(ask('', sentByClients)).not.toHaveProperty('message');
    expect(ask('', { ...sentByClients, minProximity: 3, removeStopWords: true })).toMatchObject({
      message: 'Without effect here: minProximity, removeStopWords',
    });
  });
});

it('shows nobody what is unretrievable: in no hit, highlight, snippet or facet, under no name of the index', () => {
  const { engine, ask } = engineOf(cars);
  engine.setSettings(primaryIndex, { unretrievableAttributes: ['colour', 'summary.name', 'summary.colour'] });
  for (const index of [primaryIndex, `${primaryIndex}_price_asc`]) {
    const asked = { facets: ['*'], attributesToSnippet: ['*'], attributesToHighlight: ['*'] };
    expect(JSON.stringify(ask('rio', { ...asked, restrictSearchableAttributes: ['model'] }, index))).not.toMatch(
      /White/,
    );
    const [hit] = ask('', { attributesToRetrieve: ['colour', 'summary'] }, index).hits;
    expect(hit).not.toHaveProperty('colour');
    expect(hit?.summary).toHaveProperty('make');
    expect(hit?.summary).not.toHaveProperty('name');
    const facet = { index, facet: 'colour', params: {} };
    expect(() => engine.query([facet], { dealershipIds: ['dealer-1'], filters: '' })).toThrow('"colour" is not');
  }
});

it('looks for words in some attributes for no more than in all', () => {
  const many = Array.from({ length: 3_000 }, (_, place) =>
    namedCar(`car-${place}`, { make: 'Kia', model: place % 2 === 0 ? 'Rio' : 'Cerato', colour: 'Rio Red' }),
  );
  const { engine, ask } = engineOf(many);
  // A request that reads each of three thousand records for one of its queries costs too much (`Effort`).
  const queries = Array.from({ length: 40 }, (_, page) => ({
    index: primaryIndex,
    facet: null,
    params: { query: 'rio', page, restrictSearchableAttributes: ['model'], hitsPerPage: 1 },
  }));
  const answers = engine.query(queries, { dealershipIds: ['dealer-1'], filters: '' });
  expect(answers.map((answer) => (answer as { nbHits: number }).nbHits)).toEqual(queries.map(() => 1_500));
  expect(ask('rio').nbHits).toBe(3_000);
});
