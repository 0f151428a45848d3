import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { defaultMapping } from './defaultMapping.ts';
import { csv, makeFeedFixture } from './testing/feedFixture.ts';
import { zipOf } from './testing/zipOf.ts';

const fixture = makeFeedFixture();
const names = ['stocknum', 'name', 'make', 'model', 'car_type', 'dealercomments'];
const cars = Array.from({ length: 30 }, (_, n) => `S${n},2020 Toyota ${n},Toyota,Yaris,used,Tidy ${n * n}`.split(','));
const records = cars.map((cells) => Object.fromEntries(cells.map((cell, n) => [names[n] ?? '', cell])));
const list = JSON.stringify(records);
const inside = JSON.stringify({ dealer: 'Harbour', data: { stock: records }, total: records.length });
const lines = records.map((record) => JSON.stringify(record)).join('\n');
const elements = cars.map(
  (cells) => `<car>${cells.map((cell, n) => `<${names[n]}>${cell}</${names[n]}>`).join('')}</car>`,
);
const xml = `<?xml version="1.0"?><stock>${elements.join('')}</stock>`;
const table = csv(names.join(','), ...cars.map((cells) => cells.join(',')));

it.each<[string, Buffer, { rows?: string }]>([
  ['JSON', Buffer.from(list), {}],
  ['JSON with its list inside', Buffer.from(inside), { rows: 'data.stock' }],
  ['JSON with a record on each line', Buffer.from(lines), {}],
  ['XML', Buffer.from(xml), {}],
  ['CSV packed with gzip', gzipSync(table), {}],
  ['JSON packed with gzip', gzipSync(list), {}],
  ['CSV in a zip archive', zipOf({ 'stock.csv': table }), {}],
])('holds %s that ends too early, wherever it does, and changes nothing', async (_, whole, { rows }) => {
  const order = rows === undefined ? {} : { mapping: { ...defaultMapping(names), rows } };
  expect(await fixture.run(whole, order)).toMatchObject({ held: null, inserted: cars.length });
  const before = await fixture.stock();
  const ends = [0.02, 0.3, 0.55, 0.8, 0.97].map((share) => Math.ceil(whole.length * share));
  for (const end of [...ends, whole.length - 1]) {
    const report = await fixture.run(whole.subarray(0, end), order);
    expect([end, report]).toMatchObject([end, { held: expect.stringContaining('ends too early'), incomplete: true }]);
    expect((await fixture.runs()).at(-1)).toMatchObject({ held: report.held, changed: 0, removed: 0 });
  }
  expect(await fixture.stock()).toEqual(before);
  expect(await fixture.run(whole, order)).toMatchObject({ held: null, unchanged: cars.length, removed: 0 });
});
