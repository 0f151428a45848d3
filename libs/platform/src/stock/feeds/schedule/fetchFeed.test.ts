import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../../testing/temporaryFolder.ts';
import { IncompleteFeedError } from '../feedFileError.ts';
import type { Edition } from '../pullFeed.ts';
import type { ListedFeed } from './feedList.ts';
import { fetchFeed, type Fetched } from './fetchFeed.ts';
import { serveSftp, type ServedFile, type SftpServer } from './testing/sftpServer.ts';

const data = temporaryFolder();
const files = new Map<string, ServedFile>();
let server: SftpServer;
let host: string;

beforeAll(async () => {
  server = await serveSftp(files, 'right');
  host = `127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

const feed = (changes: Partial<ListedFeed>): ListedFeed => ({
  name: 'dms',
  site: 'harbour',
  source: `sftp://dealer@${host}/out/stock.csv`,
  secret: 'dms',
  hostKey: server.hostKey,
  everyMinutes: 60,
  mapping: null,
  mappingFile: undefined,
  maxBytes: 1_000_000,
  brings: 'csv',
  ...changes,
});
const fetch = (
  changes: Partial<ListedFeed> = {},
  {
    known = null,
    secret = 'right',
    hosts = [host],
  }: { known?: Edition | null; secret?: string; hosts?: string[] } = {},
): Promise<Fetched> => fetchFeed(feed(changes), { data, secrets: { dms: secret }, hosts, known });

function found(fetched: Fetched): { content: string; edition: Edition } {
  if (typeof fetched === 'string') throw new Error(fetched);
  return { content: readFileSync(fetched.file, 'utf8'), edition: fetched.edition };
}

it('fetches a file from an SFTP server, once for each edition', async () => {
  const long = 'x'.repeat(200_000);
  files.set('/out/stock.csv', { content: Buffer.from(`stocknum,name\n${long}`), changedAt: 1_000 });
  const first = found(await fetch());
  expect(first.content).toBe(`stocknum,name\n${long}`);
  const before = server.opened();
  expect(await fetch({}, { known: first.edition })).toBe('same');
  expect(server.opened()).toBe(before);
  files.set('/out/stock.csv', { content: Buffer.from('newer'), changedAt: 2_000 });
  expect(found(await fetch({}, { known: first.edition })).content).toBe('newer');
});

it('leaves a file that changes while it is read for later, and refuses one of which a part arrives', async () => {
  const path = '/out/stock.csv';
  let size = 10;
  files.set(path, {
    content: Buffer.from('stocknum,name'),
    changedAt: 4_000,
    get announcedSize() {
      return (size += 1);
    },
  });
  expect(await fetch()).toBe('unfinished');
  files.set(path, { content: Buffer.from('half'), changedAt: 5_000, announcedSize: 8 });
  await expect(fetch()).rejects.toThrow(IncompleteFeedError);
});

it('takes the newest whole file of a folder on an SFTP server', async () => {
  files.set('/day/a.csv', { content: Buffer.from('old'), changedAt: 1_000 });
  files.set('/day/b.csv', { content: Buffer.from('new'), changedAt: 3_000 });
  files.set('/day/c.csv.part', { content: Buffer.from('not yet'), changedAt: 4_000 });
  expect(found(await fetch({ source: `sftp://dealer@${host}/day/` })).content).toBe('new');
});

it.each([
  ['a server with another key', { hostKey: `SHA256:${'A'.repeat(43)}` }, {}, /its key is not the one of the list/],
  ['a wrong password', {}, { secret: 'wrong' }, /cannot be fetched: .*authentication/i],
  ['a file that is not there', { source: '/none' }, {}, /cannot be fetched: .*No such file/],
  ['a file that is too large', { maxBytes: 3 }, {}, /a feed has 1 MB at most/],
  ['a server that is not public', {}, { hosts: [] }, /not on the public internet: allow it with FORECOURT_FEED_HOSTS/],
  ['a secret that nobody knows', { secret: 'other' }, {}, /no secret named 'other'/],
])('refuses %s', async (_name, changes, order, words) => {
  files.set('/out/stock.csv', { content: Buffer.from('again'), changedAt: 1_000 });
  const { source, ...others } = changes as Partial<ListedFeed>;
  const given = source === undefined ? others : { ...others, source: `sftp://dealer@${host}${source}` };
  await expect(fetch(given, order)).rejects.toThrow(words);
});

it('takes the newest file of a folder of this machine, once it is written', async () => {
  const folder = join(data, 'folder');
  mkdirSync(folder);
  const file = join(folder, 'stock.csv');
  writeFileSync(file, 'stock');
  const local = { source: folder };
  expect(await fetch(local)).toBe('unfinished');
  const settled = new Date(Date.now() - 60_000);
  utimesSync(file, settled, settled);
  const first = found(await fetch(local));
  expect(first.content).toBe('stock');
  expect(await fetch(local, { known: first.edition })).toBe('same');
  await expect(fetch({ source: join(data, 'none') })).rejects.toThrow('There is no file or folder');
});
