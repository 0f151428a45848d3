import { primaryIndex } from '@forecourt/search/model';
import { describe, expect, it } from 'vitest';
import { engineOf, namedCar } from '../testing/namedCars.ts';

const cars = [
  namedCar('ranger', { make: 'Ford', model: 'Ranger', simple_body: 'Ute', custom_rank: 1 }),
  namedCar('carnival', { make: 'Kia', model: 'Carnival', simple_body: 'People mover', custom_rank: 2 }),
  namedCar('golf', { make: 'Volkswagen', model: 'Golf', simple_body: 'Hatch', colour: 'Grey', custom_rank: 3 }),
  namedCar('leaf', { make: 'Nissan', model: 'Leaf', simple_body: 'Hatch', simple_fuel: 'Electric', custom_rank: 4 }),
  namedCar('swift', {
    make: 'Suzuki',
    model: 'Swift',
    standardEquipment: ['Electric windows', 'Android Auto'],
    custom_rank: 9,
  }),
];

describe('synonyms', () => {
  it.each([
    ['pickup', ['ranger']],
    ['pick-up', ['ranger']],
    ['ford pick up', ['ranger']],
    ['minivan', ['carnival']],
    ['kia peoplemover', ['carnival']],
    ['vw', ['golf']],
    ['vw hatchback', ['golf']],
    ['gray', ['golf']],
    ['hatchback', ['leaf', 'golf']],
  ])('[SRCH-02] %s finds what it stands for', (query, ids) => {
    expect(engineOf(cars).found(query, { typoTolerance: false })).toEqual(ids);
  });

  it('puts electric vehicles before plug-in hybrids, hybrids and words that begin so', () => {
    const { found } = engineOf([
      namedCar('everest', { make: 'Ford', model: 'Everest', simple_fuel: 'Diesel', custom_rank: 9 }),
      namedCar('yaris', { make: 'Toyota', model: 'Yaris', simple_fuel: 'Hybrid', custom_rank: 8 }),
      namedCar('outlander', { make: 'Mitsubishi', model: 'Outlander', simple_fuel: 'Plug-in hybrid', custom_rank: 7 }),
      namedCar('leaf', { make: 'Nissan', model: 'Leaf', simple_fuel: 'Electric', custom_rank: 1 }),
    ]);
    expect(found('ev')).toEqual(['leaf', 'outlander', 'yaris', 'everest']);
    expect(found('ev', {}, `${primaryIndex}_price_asc`)).toEqual(['leaf']);
    expect(found('evs', {}, `${primaryIndex}_price_asc`)).toEqual(['leaf']);
  });

  it('puts the word as typed before its synonym, and the synonym before a typing error', () => {
    const { found } = engineOf([
      namedCar('typed', { make: 'Ford', model: 'Estate', custom_rank: 1 }),
      namedCar('meant', { make: 'Ford', model: 'Wagon', custom_rank: 5 }),
      namedCar('mistyped', { make: 'Ford', model: 'Estata', custom_rank: 9 }),
    ]);
    expect(found('estate', { typoTolerance: true })).toEqual(['typed', 'meant', 'mistyped']);
    expect(found('estate')).toEqual(['typed', 'meant']);
  });

  it('marks the words that were meant', () => {
    const tags = { highlightPreTag: '[', highlightPostTag: ']' };
    const [hit] = engineOf(cars).ask('minivan kia', tags).hits;
    expect(hit?._highlightResult.body).toMatchObject({ value: '[People mover]', matchedWords: ['minivan'] });
    expect(hit?._highlightResult.make).toMatchObject({ value: '[Kia]' });
  });

  it('gives way to the index’s own, and comes back when those are cleared', () => {
    const { engine, found } = engineOf(cars);
    expect(engine.searchSynonyms(primaryIndex, {})).toEqual({ hits: [], nbHits: 0 });
    engine.saveSynonyms(primaryIndex, [{ objectID: 'a', type: 'synonym', synonyms: ['tradie', 'ute'] }], {
      replaceExisting: false,
    });
    expect(found('tradie')).toEqual(['ranger']);
    expect(found('pickup')).toEqual([]);
    engine.saveSynonyms(primaryIndex, [{ objectID: 'b', type: 'oneWaySynonym', input: 'beetle', synonyms: ['golf'] }], {
      replaceExisting: false,
    });
    expect(found('beetle')).toEqual(['golf']);
    expect(found('golf')).toEqual(['golf']);
    expect(engine.searchSynonyms(primaryIndex, { query: 'trad', type: 'synonym' }).nbHits).toBe(1);
    expect(engine.searchSynonyms(primaryIndex, { hitsPerPage: 1, page: 1 }).hits.map((rule) => rule.objectID)).toEqual([
      'b',
    ]);
    expect(engine.synonym(primaryIndex, 'b')).toMatchObject({ input: 'beetle' });
    engine.deleteSynonym(primaryIndex, 'a');
    expect(engine.synonym(primaryIndex, 'a')).toBeNull();
    engine.clearSynonyms(primaryIndex);
    expect(found('pickup')).toEqual(['ranger']);
    engine.saveSynonyms(primaryIndex, [], { replaceExisting: true });
    expect(found('pickup')).toEqual([]);
  });

  it('goes with an index that is copied or moved', () => {
    const { engine, found } = engineOf(cars);
    engine.operation('copy', primaryIndex, 'copied', null);
    expect(found('pickup', {}, 'copied')).toEqual(['ranger']);
    const rule = { objectID: 'a', type: 'synonym', synonyms: ['tradie', 'ute'] };
    engine.saveSynonyms('other', [rule], { replaceExisting: true });
    engine.operation('copy', 'other', 'copied', ['synonyms']);
    expect(found('tradie', {}, 'copied')).toEqual(['ranger']);
    engine.operation('move', 'copied', primaryIndex, null);
    expect(found('tradie')).toEqual(['ranger']);
  });

  it.each<[unknown, string]>([
    ['ute', 'synonyms: expected a list'],
    [[7], 'synonyms[0]: expected an object'],
    [[{ objectID: '', synonyms: ['a', 'b'] }], 'synonyms[0].objectID: expected 1 to 512 characters'],
    [
      [{ objectID: 'a', type: 'altCorrection1', word: 'x' }],
      'synonyms[0].corrections: expected a list of 1 to 100 words',
    ],
    [[{ objectID: 'a', type: 'placeholder' }], '"placeholder" is not supported'],
    [[{ objectID: 'a', synonyms: [] }], 'synonyms[0].synonyms: expected a list of 1 to 100 words'],
    [[{ objectID: 'a', synonyms: ['ute', 5] }], 'synonyms[0].synonyms[1]: expected a word'],
    [[{ objectID: 'a', type: 'oneWaySynonym', synonyms: ['ute'] }], 'synonyms[0].input: expected a word'],
  ])('refuses %j', (synonyms, message) => {
    const { engine } = engineOf(cars);
    expect(() => engine.saveSynonyms(primaryIndex, synonyms, { replaceExisting: false })).toThrow(message);
  });
});
