import { vehicleSchema } from '@forecourt/domain';
import { sampleVehicle } from '@forecourt/domain/testing';
import { toSearchRecord } from '@forecourt/search/model';
import { afterAll, describe, expect, it } from 'vitest';
import type { IndexRecord } from '../columns/columns.ts';
import { SearchEngine } from './SearchEngine.ts';

const cars = {
  cx5: { make: 'Mazda', model: 'CX-5', badge: 'Touring', simple_fuel: 'Petrol', custom_rank: 5 },
  cruiser: { make: 'Toyota', model: 'Land Cruiser', badge: 'GXL', simple_fuel: 'Diesel', custom_rank: 1 },
  prado: { make: 'Toyota', model: 'LandCruiser Prado', badge: 'Kakadu', simple_fuel: 'Diesel', custom_rank: 2 },
  rav4: { make: 'Toyota', model: 'RAV4', badge: 'Edge', simple_fuel: 'Hybrid', custom_rank: 3 },
  ioniq: { make: 'Hyundai', model: 'Ioniq 5', badge: 'Techniq', simple_fuel: 'Electric', custom_rank: 4 },
  hilux: { make: 'Toyota', model: 'HiLux', badge: 'SR5', simple_fuel: 'Diesel', dealership_id: 'dealer-9' },
};
const engine = new SearchEngine(':memory:');
engine.upsert(
  Object.entries(cars).map(([id, car]) => {
    const name = `2023 ${car.make} ${car.model} ${car.badge}`;
    const fields = { series: null, fuel: null, standardEquipment: ['Cruise control'], city: 'Fremantle' };
    const vehicle = vehicleSchema.parse({ ...sampleVehicle, ...fields, ...car, id, slug: id, name, stocknum: null });
    return toSearchRecord(vehicle) as unknown as IndexRecord;
  }),
);
afterAll(() => engine.close());

const boundary = { dealershipIds: ['dealer-1'], filters: '' };
interface Answer {
  hits: {
    objectID: string;
    _highlightResult: Record<string, { value: string; matchLevel: string; matchedWords: string[] }>;
  }[];
  query: string;
}
function ask(query: string, params: object = {}): Answer {
  return engine.query([{ index: 'Car_production', facet: null, params: { query, ...params } }], boundary)[0] as Answer;
}
const found = (query: string): string[] =>
  ask(query)
    .hits.map((hit) => hit.objectID)
    .toSorted();

describe('text search', () => {
  it.each([
    ['cx5', ['cx5']],
    ['cx-5', ['cx5']],
    ['cx 5', ['cx5']],
    ['CX5 touring', ['cx5']],
    ['mazdacx5', ['cx5']],
    ['landcruiser', ['cruiser', 'prado']],
    ['land cruiser', ['cruiser', 'prado']],
    ['Landcruiser gxl', ['cruiser']],
    ['rav 4', ['rav4']],
    ['rav4', ['rav4']],
    ['EV', ['ioniq', 'rav4']],
    ['toy', ['cruiser', 'prado', 'rav4']],
    ['toy rav4', []],
    ['diesel toyota', ['cruiser', 'prado']],
    ['harbour', []],
    ['fremantle', ['cruiser', 'cx5', 'ioniq', 'prado', 'rav4']],
    ['!?*" OR NEAR(', []],
    ['"toyota* AND: ^', []],
  ])('[SRCH-02] %s finds what it names', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it.each([
    ['toyta', ['cruiser', 'prado', 'rav4']],
    ['hyundia', ['ioniq']],
    ['kakdu', ['prado']],
    ['lnadcruiser', ['cruiser', 'prado']],
    ['toyota pardo', ['prado']],
  ])('forgives the typing error in %s', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('splits no word where no typing error is forgiven', () => {
    expect(ask('toyotakakadu').hits).toHaveLength(1);
    expect(ask('toyotakakadu', { typoTolerance: false }).hits).toHaveLength(0);
  });

  it.each([
    [{ removeWordsIfNoResults: 'none' }, []],
    [{ removeWordsIfNoResults: 'lastWords' }, ['prado']],
    [{ removeWordsIfNoResults: 'firstWords' }, ['cx5']],
    [{ removeWordsIfNoResults: 'allOptional' }, ['cx5', 'prado']],
  ])('leaves out words as %j says where nothing is found', (params, ids) => {
    expect(ask('kakadu mazda', params).hits.map((hit) => hit.objectID)).toEqual(ids);
  });

  it.each([
    ['prefixLast', 'toyo', 3],
    ['prefixLast', 'toyo rav4', 0],
    ['prefixAll', 'toyo rav4', 1],
    ['prefixNone', 'toyo', 0],
  ])('reads beginnings as %s says: %s', (queryType, query, count) => {
    expect(ask(query, { queryType }).hits).toHaveLength(count);
  });

  it('finds everything when nothing is asked', () => {
    expect(found('')).toHaveLength(5);
    expect(found('  ...  ')).toHaveLength(5);
  });

  it('puts a name that fits before a feature that fits, then the dealer’s ranking', () => {
    expect(ask('cruis').hits.map((hit) => hit.objectID)).toEqual(['prado', 'cruiser', 'cx5', 'ioniq', 'rav4']);
  });

  it('does not tell one dealer’s words to another', () => {
    expect(found('hilux')).toEqual([]);
  });

  it('reads 512 characters of a question and answers the rest of it like that', () => {
    const answer = ask(`toyota ${' '.repeat(600)} mazda`);
    expect(answer.query).toHaveLength(512);
    expect(answer.hits).toHaveLength(3);
  });

  it('marks what was found with the client’s own tags', () => {
    const [hit] = ask('mazda cx5', { highlightPreTag: '[', highlightPostTag: ']' }).hits;
    expect(hit?._highlightResult).toMatchObject({
      make: { value: '[Mazda]', matchLevel: 'partial', fullyHighlighted: true, matchedWords: ['mazda'] },
      model: { value: '[CX-5]', matchLevel: 'partial', matchedWords: ['cx5'] },
      name: {
        value: '2023 [Mazda] [CX-5] Touring',
        matchLevel: 'full',
        matchedWords: ['mazda', 'cx5'],
        fullyHighlighted: false,
      },
      badge: { value: 'Touring', matchLevel: 'none', matchedWords: [] },
    });
    expect(ask('mazda', { attributesToHighlight: [] }).hits[0]).not.toHaveProperty('_highlightResult');
  });
});
