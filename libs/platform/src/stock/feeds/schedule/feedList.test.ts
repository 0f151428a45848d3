import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../testing/temporaryFolder.ts';
import { readFeedList } from './feedList.ts';

const folder = temporaryFolder();

function read(...feeds: object[]) {
  const file = join(folder, 'feeds.json');
  writeFileSync(file, JSON.stringify({ feeds }));
  return readFeedList(file);
}

const hostKey = `SHA256:${'A'.repeat(43)}`;
const web = { name: 'web', site: 'north', source: 'https://dms.example/stock.csv' };
const sftp = { name: 'dms', site: 'south', source: 'sftp://dealer@dms.example/out/', secret: 'dms', hostKey };

it('reads what is fetched, from where and how often; paths count from its own folder', () => {
  writeFileSync(join(folder, 'mapping.json'), JSON.stringify({ source: 'dms', key: ['id'], fields: {} }));
  const [first, second, third] = read(
    web,
    { ...sftp, everyMinutes: 15, mapping: 'mapping.json' },
    { name: 'local', site: 'east', source: 'drop' },
  );
  expect(first).toMatchObject({ everyMinutes: 60, mapping: null, brings: 'csv', maxBytes: 2_000_000_000 });
  expect(second).toMatchObject({ everyMinutes: 15, brings: 'dms', mappingFile: join(folder, 'mapping.json') });
  expect(third?.source).toBe(join(folder, 'drop'));
});

it('finds a mapping that comes with the product by its name', () => {
  const [feed] = read({ ...web, mapping: 'dms-pipe' });
  expect(feed).toMatchObject({ mappingFile: 'dms-pipe', brings: 'dms-pipe', mapping: { delimiter: '|', quote: null } });
});

it.each([
  ['an SFTP server of unknown key', [{ ...sftp, hostKey: undefined }], /feeds\.0\.hostKey: the key of the server/],
  ['an SFTP server without a secret', [{ ...sftp, secret: undefined }], /feeds\.0\.secret: the name of a password/],
  ['a password in an address', [{ ...sftp, source: 'sftp://a:b@c/d' }], /no password: put it into FORECOURT_FEED/],
  ['an address of another kind', [{ ...web, source: 'ftp://dms.example/a' }], /an https or sftp address, or a path/],
  ['a field that nobody reads', [{ ...web, each: 5 }], /feeds\.0: .*each/],
  ['a schedule of nothing', [{ ...web, everyMinutes: 0 }], /feeds\.0\.everyMinutes/],
  ['two feeds of one name', [web, { ...sftp, name: 'web' }], /two feeds named 'web'/],
  [
    'two feeds that would remove what the other brought',
    [web, { ...web, name: 'other' }],
    /two feeds of north whose mappings have the source 'csv'/,
  ],
  ['a mapping that is not there', [{ ...web, mapping: 'none.json' }], /The mapping .*none\.json cannot be read/],
])('refuses %s', (_name, feeds, words) => {
  expect(() => read(...feeds)).toThrow(words);
});

it('says which list cannot be read', () => {
  expect(() => readFeedList(join(folder, 'none.json'))).toThrow(/The list of feeds .*none\.json cannot be read/);
});
