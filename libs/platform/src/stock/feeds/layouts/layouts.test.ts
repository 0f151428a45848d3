import { expect, it } from 'vitest';
import type { Vehicle } from '@forecourt/domain';
import { makeFeedFixture } from '../testing/feedFixture.ts';
import { readMapping } from '../readMapping.ts';
import { layouts } from './layouts.ts';
import { corolla, layoutSamples, ranger } from './testing/layoutSamples.ts';

const fixture = makeFeedFixture();
const wanted = ['stocknum', 'name', 'make', 'model', 'badge', 'year', 'car_type', 'km', 'price'] as const;
const summary = (vehicle: Vehicle) => Object.fromEntries(wanted.map((field) => [field, vehicle[field]]));

it('has a sample of every layout', () => {
  expect(Object.keys(layoutSamples).sort()).toEqual([...layouts.keys()].sort());
});

it.each(Object.entries(layoutSamples))(
  '%s: imports with every row accepted and every cell read',
  async (name, sample) => {
    const report = await fixture.run(sample.content, { mapping: readMapping(name) });
    expect(report.issues).toEqual([]);
    expect(report).toMatchObject({ accepted: 2, rejected: 0, skipped: sample.skipped ?? 0 });
    const stock = await fixture.stock();
    expect(stock.map(summary).sort((a, b) => String(a['stocknum']).localeCompare(String(b['stocknum'])))).toEqual([
      { ...corolla, ...sample.corolla },
      ranger,
    ]);
    expect(stock.find(({ make }) => make === 'Ford')).toMatchObject(sample.more);
  },
);

it('puts a vehicle on sale again that a layout with a box to tick no longer says is sold', async () => {
  const { content = '' } = layoutSamples['wordpress-motors-csv'] ?? {};
  const mapping = readMapping('wordpress-motors-csv');
  const ford = async () => (await fixture.stock()).find(({ make }) => make === 'Ford');
  await fixture.run(content, { mapping });
  await fixture.run(content.replace(',on,', ',perhaps,'), { mapping });
  expect(await ford()).toMatchObject({ sold: true, status: 'sold' });
  await fixture.run(content.replace(',on,', ',,'), { mapping });
  expect(await ford()).toMatchObject({ sold: false, status: 'in_stock' });
});
