import { expect, it } from 'vitest';
import { defaultMapping } from './defaultMapping.ts';
import { csv, makeFeedFixture, yarisHeader as header } from './testing/feedFixture.ts';

const fixture = makeFeedFixture();
const models = ['Hilux', 'HiLux', 'Hi-Lux', 'HiLux'];
const feedOf = (...named: string[]): string =>
  csv(header, ...named.map((model, n) => `S${n},2020 car ${n},Toyota,${model},used,${20_000 + n},9`));

it.each([false, true])(
  'reads each row once, and counts how names are spelt meanwhile (dry run: %s)',
  async (dryRun) => {
    let read = 0;
    const mapping = {
      ...defaultMapping(header.split(',')),
      // Gone through by every correction of a row.
      corrections: Object.assign([], {
        [Symbol.iterator]() {
          read += 1;
          return [].values();
        },
      }),
    };
    const onceForAll = 1;
    expect(await fixture.run(feedOf(...models), { dryRun, mapping })).toMatchObject({ inserted: 4, rejected: 0 });
    expect(read).toBe(4 + onceForAll);
    expect((await fixture.stock()).map(({ model }) => model)).toEqual(dryRun ? [] : Array(4).fill('HiLux'));
    expect(await fixture.runs()).toHaveLength(dryRun ? 0 : 1);
  },
);

it('says in a dry run what the import then does, where only the spelling of most changes', async () => {
  await fixture.run(feedOf(...models));
  const more = feedOf(...models, 'HILUX', 'HILUX', 'HILUX');
  const expected = { inserted: 3, changed: 4, unchanged: 0, removed: 0 };
  expect(await fixture.run(more, { dryRun: true })).toMatchObject(expected);
  expect(await fixture.run(more)).toMatchObject(expected);
  expect(await fixture.run(more)).toMatchObject({ inserted: 0, changed: 0, unchanged: 7 });
});
