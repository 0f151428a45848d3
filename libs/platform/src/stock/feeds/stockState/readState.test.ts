import type { Vehicle } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { defaultMapping } from '../defaultMapping.ts';
import { csv, leastHeader as plain, makeFeedFixture } from '../testing/feedFixture.ts';
import { mappingSchema } from '../mapping.ts';

const fixture = makeFeedFixture();
const car = 'S1,2020 Toyota Yaris,Toyota,Yaris,used';
type State = Partial<Vehicle>;

const stateOf = async (): Promise<State> => {
  const [stored] = await fixture.stock();
  if (!stored) throw new Error('There is no vehicle.');
  const { status, sold, reserved, show_on_dealer_website } = stored;
  return { status, sold, reserved, show_on_dealer_website };
};
const free: State = { status: 'in_stock', sold: false, reserved: false, show_on_dealer_website: true };
const isSold: State = { ...free, status: 'sold', sold: true };
const isHidden: State = { ...free, show_on_dealer_website: false };

describe('a feed without a mapping', () => {
  it.each<[string, string, State]>([
    ['status', 'SOLD', isSold],
    ['status', 'Under offer', { ...free, reserved: true }],
    ['status', 'Coming Soon', { ...free, status: 'coming_soon' }],
    ['status', 'Available', free],
    ['status', 'Unavailable', isHidden],
    ['sold', 'SOLD', isSold],
    ['sold', 'x', isSold],
    ['sold', 'off', free],
    ['reserved', 'Under offer', { ...free, reserved: true }],
    ['reserved', 'T', { ...free, reserved: true }],
    ['show_on_dealer_website', 'Off', isHidden],
    ['show_on_dealer_website', 'Hidden', isHidden],
    ['show_on_dealer_website', 'Published', free],
    ['status', '', free],
  ])('reads %s %j', async (column, text, expected) => {
    const report = await fixture.run(csv(`${plain},${column}`, `${car},${text}`));
    expect([report.warnings, await stateOf()]).toEqual([0, expected]);
  });

  it.each<[string, string]>([
    ['status', 'S'],
    ['status', '1'],
    ['status', 'sold?'],
    ['sold', 'reserved'],
    ['reserved', 'sold'],
    ['show_on_dealer_website', 'x'],
    ['show_on_dealer_website', 'in stock'],
  ])('does not guess %s %j: a new vehicle is hidden and reported, until it can be read', async (column, text) => {
    const feed = (cell: string) => csv(`${plain},${column}`, `${car},${cell}`);
    const plainly = column === 'status' ? 'available' : column === 'show_on_dealer_website' ? 'yes' : 'no';
    for (const run of [1, 2]) expect([run, (await fixture.run(feed(text))).warnings]).toEqual([run, 1]);
    expect(await stateOf()).toEqual(isHidden);
    expect(await fixture.run(feed(plainly))).toMatchObject({ inserted: 0, changed: 1, warnings: 0 });
    expect(await stateOf()).toEqual(free);
  });

  it('keeps the state through rows that cannot be read, and reads a row in full that was clean before', async () => {
    const feed = (status: string, price = 20_000) => csv(`${plain},status,price`, `${car},${status},${price}`);
    await fixture.run(feed('sold'));
    await fixture.run(feed('S?', 21_000));
    expect(await stateOf()).toEqual(isSold);
    expect((await fixture.stock())[0]?.price).toBe(2_100_000);
    await fixture.run(feed('', 21_000));
    expect(await stateOf()).toEqual(isSold);
    expect(await fixture.run(feed('sold'))).toMatchObject({ changed: 1, unchanged: 0 });
    await fixture.run(feed('available'));
    expect(await stateOf()).toEqual(free);
  });
});

describe('a feed with a mapping', () => {
  const mapped = (fields: Record<string, unknown>) =>
    mappingSchema.parse({
      ...defaultMapping(plain.split(',')),
      fields: { ...defaultMapping(plain.split(',')).fields, ...fields },
    });
  const words = (map: Record<string, string>) => [{ do: 'words', map, others: 'refuse' }];
  const fields = {
    status: { from: 'state', steps: words({ A: 'in_stock', R: 'in_stock', V: 'sold' }) },
    reserved: { from: 'state', steps: [...words({ A: 'no', R: 'yes', V: 'no' }), { do: 'yes-no' }] },
  };

  it.each<[string, State, number]>([
    ['R', { ...free, reserved: true }, 0],
    ['V', isSold, 0],
    ['Under Offer', { ...free, reserved: true }, 0],
    ['Available', free, 0],
    ['W', isHidden, 2],
  ])("reads its own words, then the trade's: %s", async (text, expected, warnings) => {
    const report = await fixture.run(csv(`${plain},state`, `${car},${text}`), { mapping: mapped(fields) });
    expect([report.warnings, await stateOf()]).toEqual([warnings, expected]);
  });

  it('does not read past a column that cannot be read', async () => {
    const mapping = mapped({ status: { from: ['state', 'published'] } });
    const feed = (state: string) => csv(`${plain},state,published`, `${car},${state},live`);
    await fixture.run(feed('sold'), { mapping });
    expect(await fixture.run(feed('V'), { mapping })).toMatchObject({ warnings: 1, unchanged: 1 });
    expect(await stateOf()).toEqual(isSold);
  });

  it('takes a cross for the answer that it gives it', async () => {
    const steps = [...words({ x: 'yes' }), { do: 'yes-no' }];
    const mapping = mapped({ show_on_dealer_website: { from: 'web', steps } });
    await fixture.run(csv(`${plain},web`, `${car},x`), { mapping });
    expect(await stateOf()).toEqual(free);
  });
});

it.each<[string, object, State, State]>([
  ['sold', { from: 'Flag', steps: [{ do: 'yes-no' }], empty: 'available' }, isSold, free],
  ['sold', { from: ['Flag', 'Other'], steps: [{ do: 'yes-no' }], empty: 'no' }, isSold, free],
  [
    'status',
    { from: 'Flag', steps: [{ do: 'words', map: { on: 'sold', '-': 'in_stock' } }], empty: '-' },
    isSold,
    free,
  ],
  ['show_on_dealer_website', { from: 'Flag', empty: 'no' }, free, isHidden],
  ['sold', { from: 'Flag', steps: [{ do: 'yes-no' }] }, isSold, isSold],
])('reads an empty cell of %s as the mapping says, %j, and never by default', async (path, field, ticked, empty) => {
  const { fields, ...mapping } = defaultMapping(plain.split(','));
  const given = mappingSchema.parse({ ...mapping, fields: { ...fields, [path]: field } });
  const feed = (flag: string) => csv(`${plain},Flag,Other`, `${car},${flag},`);
  for (const [flag, state] of [
    ['on', ticked],
    ['', empty],
    ['perhaps', empty],
    ['on', ticked],
  ] as const) {
    await fixture.run(feed(flag), { mapping: given });
    expect([flag, await stateOf()]).toEqual([flag, state]);
  }
});
