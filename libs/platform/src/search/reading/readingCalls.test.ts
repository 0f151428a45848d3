import type { Location, Vehicle } from '@forecourt/domain';
import { findTown } from '../places/findTown.ts';
import { sampleSiteFile } from '@forecourt/domain/testing';
import { primaryIndex, type ShownReading } from '@forecourt/search/model';
import { sampleSiteOf, sampleStock } from '@forecourt/search-engine/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSampleSearch } from '../testing/serveSearch.ts';

const site = sampleSiteOf(['dealer-1']);
const [sample] = sampleStock(1, 31, ['dealer-1']) as [Vehicle];
const car = (id: string, fields: Partial<Vehicle>): Vehicle => ({
  ...sample,
  id,
  slug: id,
  status: 'in_stock',
  sold: false,
  sold_date_timestamp: null,
  show_on_dealer_website: true,
  make: 'Toyota',
  model: 'HiLux',
  name: `Toyota HiLux ${id}`,
  simple_body: 'Ute',
  colour: 'Grey',
  year: 2018,
  price: 3_500_000,
  standardEquipment: [],
  ...fields,
});

const { search } = openSampleSearch(':memory:');
beforeAll(() =>
  search.upsert([
    car('grey-2018', {}),
    car('white-2020', { year: 2020, colour: 'Glacier White', price: 5_500_000 }),
    car('canopy', { year: 2021, standardEquipment: ['Canopy'] }),
    car('rav4', { model: 'RAV4', simple_body: 'SUV', colour: 'White', name: 'Toyota RAV4', price: 2_000_000 }),
  ]),
);
afterAll(() => search.close());

interface Answer {
  hits: { objectID: string }[];
  nbHits: number;
  query: string;
  reading?: ShownReading;
}

async function ask(query: string, params: object = { readWords: true }, where = { search, site }): Promise<Answer> {
  const { results } = await where.search.queries(where.site, {
    requests: [{ indexName: primaryIndex, query, ...params }],
  });
  return results[0] as Answer;
}
const idsOf = ({ hits }: Answer): string[] => hits.map(({ objectID }) => objectID).toSorted();

it('[SRCH-02] finds by what the words mean, and says how it read them', async () => {
  const answer = await ask('white hilux under 60k');
  expect(idsOf(answer)).toEqual(['white-2020']);
  expect(answer.query).toBe('white hilux under 60k');
  expect(answer.reading).toEqual({
    query: 'white hilux under 60k',
    chips: [
      { text: 'White', without: 'hilux under 60k' },
      { text: 'Toyota HiLux', without: 'white under 60k' },
      { text: 'Up to $60,000', without: 'white hilux' },
    ],
    droppedWords: [],
  });
});

it('[SRCH-02] looks for the words that are left', async () => {
  const answer = await ask('hilux with canopy');
  expect(idsOf(answer)).toEqual(['canopy']);
  expect(answer.reading?.chips).toEqual([
    { text: 'Toyota HiLux', without: 'with canopy' },
    { text: '“canopy”', without: 'hilux with' },
  ]);
});

it('[SRCH-02] gives up what matters least where nothing is found, and says so', async () => {
  const answer = await ask('2018 white hilux');
  expect(idsOf(answer)).toEqual(['grey-2018']);
  expect(answer.reading?.droppedWords).toEqual(['White']);
  expect(await ask('2018 white hilux', { readWords: 'strict' })).toMatchObject({ nbHits: 0 });
});

it('[SRCH-02] reads a distance by the places of the site and by where a postcode is', async () => {
  const asked: string[] = [];
  const penrith = { lat: -33.75, long: 150.69 };
  const near = openSampleSearch(':memory:', {
    locate: async (postcode) => {
      asked.push(postcode);
      return postcode === '2750' ? penrith : null;
    },
    positionOf: async ({ city, state }) => findTown(city ?? '', { country: 'AU', state })?.position ?? null,
  }).search;
  const [showroom] = sampleSiteFile.locations as [Location];
  const place = (id: string, city: string, at: { lat: number; long: number }) => ({
    ...showroom,
    id,
    slug: id,
    location_type: 'sales' as const,
    address: { ...showroom.address, city, ...at },
  });
  const placed = {
    ...site,
    locations: [place('p', 'Penrith', penrith), place('s', 'Springwood', { lat: -27.62, long: 153.13 })],
  };
  await near.upsert([
    car('in-penrith', { city: 'Penrith', state: 'NSW' }),
    car('in-springwood', { city: 'Springwood', state: 'QLD' }),
    // In no town with a showroom.
    car('in-garbutt', { city: 'Garbutt', state: 'QLD' }),
    car('in-kirwan', { city: 'Kirwan', state: 'QLD' }),
  ]);
  const answerTo = async (query: string) => {
    const answer = await ask(query, { readWords: true }, { search: near, site: placed });
    return [...idsOf(answer), ...(answer.reading?.chips.map(({ text }) => text) ?? [])];
  };
  expect(await answerTo('within 20 km of 2750')).toEqual(['in-penrith', 'Within 20 km of 2750']);
  expect(await answerTo('hilux near springwood')).toEqual([
    'in-springwood',
    'Toyota HiLux',
    'Within 50 km of Springwood',
  ]);
  expect(await answerTo('utes around townsville')).toEqual([
    'in-garbutt',
    'in-kirwan',
    'Ute',
    'Within 50 km of Townsville',
  ]);
  expect(await answerTo('hilux darwin')).toEqual([
    'in-garbutt',
    'in-kirwan',
    'Toyota HiLux',
    'Nearest to Darwin: Kirwan, 1,860 km',
  ]);
  expect(await answerTo('under 60k')).toHaveLength(5);
  expect(asked).toEqual(['2750']);
  await near.close();
});

it('[SRCH-02] keeps what was chosen beside the words', async () => {
  expect(idsOf(await ask('white', { readWords: true, filters: 'body:SUV' }))).toEqual(['rav4']);
});

it('[SRCH-02] keeps the words that tell which vehicles are meant where none has all of them', async () => {
  const answer = await ask('canopy towbar');
  expect(idsOf(answer)).toEqual(['canopy']);
  expect(answer.reading?.droppedWords).toEqual(['“towbar”']);
});

it('[SRCH-02] finds a mistyped name where no word tells which vehicles are meant, and nothing where none is like one', async () => {
  const own = openSampleSearch(':memory:').search;
  const askOwn = (query: string) => ask(query, { readWords: true }, { search: own, site });
  await own.upsert([car('corolla', { make: 'Toyota', model: 'Corolla', name: 'Toyota Corolla' })]);
  const mistyped = await askOwn('toyotta coroler');
  expect([idsOf(mistyped), mistyped.reading?.droppedWords]).toEqual([['corolla'], ['“coroler”']]);
  expect(await askOwn('splendid unicorn')).toMatchObject({ nbHits: 0 });
  await own.close();
});

it('[SRCH-02] says that no vehicle has a colour or state rather than take it for another word', async () => {
  const own = openSampleSearch(':memory:').search;
  const askOwn = (query: string) => ask(query, { readWords: true }, { search: own, site });
  const golf = { make: 'Volkswagen', model: 'Golf', name: 'Volkswagen Golf Tasman', state: 'NSW' } as const;
  await own.upsert([car('golf', golf), car('hilux', { state: 'NSW' })]);
  const none = (text: string) => ({ nbHits: 0, reading: { chips: [{ text }], droppedWords: [] } });
  expect(await askOwn('gold')).toMatchObject(none('Gold'));
  expect(await askOwn('TAS')).toMatchObject(none('TAS'));
  const hilux = await askOwn('gold hilux');
  expect(hilux.reading).toMatchObject({ chips: [{ text: 'Toyota HiLux' }], droppedWords: ['Gold'] });
  expect(idsOf(hilux)).toEqual(['hilux']);
  // Whole words of a name are what was asked for.
  await own.upsert([car('badge', { name: 'Toyota HiLux TAS Edition', state: 'NSW' })]);
  expect(idsOf(await askOwn('TAS'))).toEqual(['badge']);
  await own.close();
});

it('[SRCH-02] says that there is none of a model, and gives the nearest and no look-alikes', async () => {
  const own = openSampleSearch(':memory:').search;
  const askOwn = (query: string) => ask(query, { readWords: true }, { search: own, site });
  await own.upsert([
    car('trail', { name: 'Toyota HiLux X Trail Edition' }),
    car('rav4', { model: 'RAV4', simple_body: 'SUV', name: 'Toyota RAV4', price: 2_000_000 }),
    car('juke', { make: 'Nissan', model: 'Juke', simple_body: 'SUV', name: 'Nissan Juke', price: 1_500_000 }),
    car('swan', { make: 'Jayco', model: 'Swan', badge: 'Outback', simple_body: 'Caravan', name: 'Jayco Swan Outback' }),
  ]);
  const trail = await askOwn('x-trail');
  expect(idsOf(trail)).toEqual(['juke']);
  expect(trail.reading).toMatchObject({
    chips: [{ text: 'Nissan', without: '' }, { text: 'SUV' }],
    droppedWords: ['Nissan X-Trail'],
    nearestTo: 'Nissan X-Trail',
  });
  expect(idsOf(await askOwn('cx-5'))).toEqual(['juke', 'rav4']);
  expect(idsOf(await askOwn('d-max'))).toEqual(['trail']);
  const dear = await askOwn('x-trail from $18k');
  expect(idsOf(dear)).toEqual(['rav4']);
  expect(dear.reading?.droppedWords).toEqual(['Nissan X-Trail']);
  // One of its make is little beside a choice of its body.
  const more = ['a', 'b', 'c'].map((id) => car(id, { model: 'Kluger', simple_body: 'SUV', name: 'Toyota Kluger' }));
  await own.upsert(more);
  expect(idsOf(await askOwn('x-trail'))).toEqual(['a', 'b', 'c', 'juke', 'rav4']);
  await own.remove(['a', 'b', 'c']);
  // Nothing is near it: the page then shows other ways on.
  expect(await askOwn('hyundai staria')).toMatchObject({ nbHits: 0, reading: { chips: [{ text: 'Hyundai Staria' }] } });
  expect(await askOwn('bmw')).toMatchObject({ nbHits: 0, reading: { chips: [{ text: 'BMW' }] } });
  // A name of another make's is what was typed where a vehicle has it.
  expect(idsOf(await askOwn('outback'))).toEqual(['swan']);
  const transit290 = { make: 'Ford', model: 'Transit', badge: 'Custom 290S', name: 'Ford Transit Custom 290S' };
  await own.upsert([car('custom', transit290)]);
  const transit = await askOwn('transit custom');
  expect([idsOf(transit), transit.reading?.nearestTo]).toEqual([['custom'], undefined]);
  expect(idsOf(await askOwn('jayco outback'))).toEqual(['swan']);
  await own.close();
});

it('leaves the words of other clients as they are', async () => {
  expect(await ask('under 60k', {})).toMatchObject({ nbHits: 0, query: 'under 60k' });
  expect(await ask('hilux', {})).not.toHaveProperty('reading');
});

it('shows a site nothing of another one’s stock', async () => {
  const answer = await ask('white hilux', { readWords: true }, { search, site: sampleSiteOf(['dealer-2']) });
  expect(answer).toMatchObject({ nbHits: 0 });
  expect(answer).not.toHaveProperty('reading');
});

it('[SRCH-02] brings the cheapest first where that is asked for, unless the visitor has chosen an order', async () => {
  const answer = await ask('cheapest toyota');
  expect(answer.hits.map(({ objectID }) => objectID)).toEqual(['rav4', 'canopy', 'grey-2018', 'white-2020']);
  expect(answer.reading?.chips[0]).toEqual({ text: 'Cheapest first', without: 'toyota', isOrder: true });
  expect(answer).toMatchObject({ index: primaryIndex });
  const chosen = await ask('cheapest toyota', { readWords: true, indexName: `${primaryIndex}_price_desc` });
  expect(chosen.hits[0]?.objectID).toBe('white-2020');
  expect(chosen.reading?.chips.map(({ text }) => text)).toEqual(['Toyota']);
});

it('[SRCH-02] shows no vehicles for words that match none, and what there is', async () => {
  expect(await ask('a car for zzyzx')).toMatchObject({ nbHits: 0 });
  // What is below every budget is closest where it is cheapest.
  expect(await ask('repayments under $5 a week')).toMatchObject({ nbHits: 4 });
  const nothing = await ask('zzyzx');
  expect(nothing).toMatchObject({ nbHits: 0 });
  expect(nothing.reading?.instead).toEqual([
    { attribute: 'body', value: 'Ute', count: 3 },
    { attribute: 'body', value: 'SUV', count: 1 },
    { attribute: 'make', value: 'Toyota', count: 4 },
  ]);
});

it('[SRCH-02] says in the words of each site how it read a question, and in new ones as soon as there are some', async () => {
  const told = async (messages: Record<string, string>, query: string): Promise<ShownReading | undefined> => {
    const answer = await ask(query, { readWords: true }, { search, site: { ...site, messages } });
    return answer.reading;
  };
  const chips = async (messages: Record<string, string>, query: string) =>
    (await told(messages, query))?.chips.map(({ text }) => text);
  const first = { 'reading.upTo': 'At most {value}', 'search.or': '{choices} / {last}', 'search.typed': '«{words}»' };
  const asked = 'hilux or rav4 under 60k';
  expect(await chips(first, asked)).toEqual(['Toyota HiLux / Toyota RAV4', 'At most $60,000']);
  expect(await chips({}, asked)).toEqual(['Toyota HiLux or Toyota RAV4', 'Up to $60,000']);
  expect(await chips({ ...first, 'reading.upTo': 'To {value}' }, asked)).toContain('To $60,000');
  expect(await chips(first, 'hilux with canopy')).toEqual(['Toyota HiLux', '«canopy»']);
  expect((await told(first, 'canopy towbar'))?.droppedWords).toEqual(['«towbar»']);
});

it('[SRCH-02] says bounds and orders for the sentence about what was dropped', async () => {
  const { reading } = await ask('toyota under 5k');
  expect(reading).toMatchObject({
    chips: [{ text: 'Toyota' }, { text: 'Cheapest first', isOrder: true }],
    droppedWords: ['Up to $5,000'],
    inSentence: { 'Up to $5,000': 'up to $5,000', 'Cheapest first': 'cheapest first' },
  });
  expect((await ask('2018 white hilux')).reading).not.toHaveProperty('inSentence');
});

it('[SRCH-02] finds a vehicle by its stock number alone, and no other where there is none', async () => {
  const own = openSampleSearch(':memory:').search;
  await own.upsert([car('one', { stocknum: 'U1234' }), car('other', { stocknum: 'U777', name: 'Toyota HiLux U9999' })]);
  const idsFor = async (query: string) => {
    const { results } = await own.queries(site, { requests: [{ indexName: primaryIndex, query, readWords: true }] });
    return idsOf(results[0] as Answer);
  };
  for (const query of ['stock no U1234', 'Stock #u1234', 'stk number: U1234', 'stock u1234'])
    expect([query, await idsFor(query)]).toEqual([query, ['one']]);
  expect(await idsFor('stock number U9999')).toEqual([]);
  await own.close();
});

it('[SRCH-02] compares with what a model usually costs here', async () => {
  expect(idsOf(await ask('cheaper than a hilux'))).toEqual(['canopy', 'grey-2018', 'rav4']);
  expect((await ask('cheaper than a hilux')).reading?.chips[0]?.text).toBe(
    'Cheaper than most Toyota HiLux: up to $35,000',
  );
});
