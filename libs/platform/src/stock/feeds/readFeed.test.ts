import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openFeed, type FeedOptions } from './readFeed.ts';
import { zipOf } from './testing/zipOf.ts';

const folder = temporaryFolder();

async function read(content: string | Buffer, options?: FeedOptions): Promise<unknown[]> {
  const file = join(folder, 'feed');
  writeFileSync(file, content);
  const feed = await openFeed(file, options);
  const found: unknown[] = [];
  for await (const batch of feed.batches(2)) {
    expect(batch.length).toBeLessThanOrEqual(2);
    found.push(...batch.map((row) => ('issue' in row ? row.issue.reason : 'cells' in row && row.cells)));
  }
  expect(feed.progress()).toBe(1);
  return found;
}

const cells = [
  { stocknum: 'A1', name: 'Kia "Rio" €', 'variant.torque': '200', images: '/1.jpg|/2.jpg' },
  { stocknum: 'A2', name: 'Kia Rio', 'variant.torque': '', images: '' },
];
const records = [
  { stocknum: 'A1', name: 'Kia "Rio" €', variant: { torque: 200 }, images: [{ url: '/1.jpg' }, { url: '/2.jpg' }] },
  { stocknum: 'A2', name: 'Kia Rio', variant: { torque: null }, images: [] },
];
const xml = (...vehicles: string[]): string => `<?xml version="1.0"?><feed>${vehicles.join('\n')}</feed>`;
const vehicle = `<vehicle id="7"><stocknum>A1</stocknum><name>Kia &quot;Rio&quot; <![CDATA[€]]></name>
  <variant><torque unit="Nm">200</torque></variant><images><image>/1.jpg</image><image>/2.jpg</image></images></vehicle>`;

it.each([
  ['a list', JSON.stringify(records), {}],
  ['a list after a byte order mark', `\ufeff ${JSON.stringify(records, null, 2)}`, {}],
  ['a record on each line', records.map((one) => JSON.stringify(one)).join('\n'), {}],
  ['a list within', JSON.stringify({ at: 1, data: { cars: records, other: [1] } }), { rows: 'data.cars' }],
  ['a packed list', gzipSync(JSON.stringify(records)), {}],
])('reads JSON as %s', async (_name, content, options) => {
  expect(await read(content, options)).toEqual(cells);
});

it('reads XML: nested elements, repeated ones and attributes', async () => {
  const wanted = {
    '@id': '7',
    stocknum: 'A1',
    name: 'Kia "Rio" €',
    'variant.torque': '200',
    'variant.torque@unit': 'Nm',
    'images.image': '/1.jpg|/2.jpg',
  };
  expect(await read(xml(vehicle))).toEqual([wanted]);
  expect(await read(xml(`<stock>${vehicle}${vehicle}</stock>`), { rows: 'vehicle' })).toEqual([wanted, wanted]);
  expect(await read(gzipSync(xml(vehicle)))).toEqual([wanted]);
});

it('reads records that are split between two readings of the file', async () => {
  const many = Array.from({ length: 3_000 }, (_, n) => ({ stocknum: `S${n}`, name: `Rio € ${'ü'.repeat(200)}` }));
  expect(await read(JSON.stringify(many))).toEqual(many);
});

it('reads packed CSV', async () => {
  expect(await read(gzipSync('a,b\r\n1,2\r\n'))).toEqual([{ a: '1', b: '2' }]);
});

it('reads the one feed in a zip archive, whatever a system added to it', async () => {
  const beside = { 'stock/': '', '__MACOSX/._feed.csv': 'x', '.DS_Store': 'x' };
  expect(await read(zipOf({ ...beside, 'stock/feed.csv': 'a,b\r\n1,2\r\n' }))).toEqual([{ a: '1', b: '2' }]);
  expect(await read(zipOf({ 'feed.json': JSON.stringify(records) }))).toEqual(cells);
});

it('reports what is no object, by its number', async () => {
  expect(await read('[{"a":1},2]')).toEqual([{ a: '1' }, 'is not an object with fields']);
});

it.each([
  ['JSON that ends too early', '[{"a":1},{"b"', {}, /^The file .* cannot be read: /],
  ['JSON that is broken', '[{"a":1},{b:2}]', {}, /^The file .* cannot be read: /],
  ['a list that is elsewhere', '{"cars":[{"a":1}]}', { rows: 'vehicles' }, /has no records: name the list/],
  ['XML that is broken', '<a><b><c>1</c></a>', {}, /^The file .* cannot be read: /],
  ['an entity that grows', '<!DOCTYPE a [<!ENTITY x "y">]><a><b><c>&x;</c></b></a>', {}, /cannot be read: .*entity/],
  ['a zip archive that is broken', Buffer.from('PK\u0003\u0004 and so on'), {}, /cannot be read/],
  ['a zip archive of two feeds', zipOf({ 'a.csv': 'a', 'b.csv': 'b' }), {}, /several files, such as a.csv and b.csv/],
  ['a zip archive of nothing', zipOf({ 'a/': '' }), {}, /is empty/],
  ['a zip archive with a password', zipOf({ a: 'a' }, { encrypted: true }), {}, /has a password/],
  ['too large a file in a zip archive', zipOf({ a: 'a,b\n'.repeat(5_000) }), { maxBytes: 5_000 }, /1 MB unpacked/],
  ['a zip archive that lies', zipOf({ a: 'a,b\n'.repeat(5_000) }, { claimedSize: 50 }), {}, /cannot be read/],
  ['a zip archive that grows beyond measure', zipOf({ a: ' '.repeat(20_000_000) }), {}, /times its size/],
  ['a packed file that is broken', gzipSync('a,b\n1,2\n').subarray(0, 20), {}, /cannot be read/],
  ['too large a file', 'a,b\n1,2\n', { maxBytes: 5 }, /has 1 MB, and a feed has 1 MB at most/],
  ['too large a file in a packed one', gzipSync('a,b\n'.repeat(5_000)), { maxBytes: 5_000 }, /over 1 MB unpacked/],
])('refuses %s', async (_name, content, options, sentence) => {
  await expect(read(content, options)).rejects.toThrow(sentence);
});

it.each([
  ['JSON lists', `[{"stocknum":"A1","images":${'['.repeat(200_000)}${']'.repeat(200_000)}}]`],
  ['JSON objects', `[{"stocknum":"A1","a":${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}}]`],
  ['lines of JSON', `{"stocknum":"A1","a":${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}}`],
  ['XML', xml(`<vehicle><stocknum>A1</stocknum>${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}</vehicle>`)],
])('refuses %s that are nested deeper than any record is', async (_name, content) => {
  await expect(read(content)).rejects.toThrow(/^The file .+ cannot be read: .*a record is nested more than 64 deep\.$/);
});
