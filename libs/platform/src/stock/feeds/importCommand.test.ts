import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openRunningHost } from '../../database/testing/runningHost.ts';
import { serve } from '../../testing/serve.ts';
import { openInventory, type Inventory } from '../inventory/openInventory.ts';
import { importCommand } from './importCommand.ts';
import { openFeeds } from './openFeeds.ts';
import { csv, leastHeader as header, rioRows as rows, writeSite } from './testing/feedFixture.ts';

const host = await openRunningHost();
const { folder, dataFolder } = host;
const config = {
  dataFolder,
  sitesFolder: join(folder, 'sites'),
  databaseUrl: null,
  feeds: { secrets: { dealer: 'Bearer abc' }, hosts: [] as string[], file: null },
};
let clock = Date.parse('2026-11-01T00:00:00Z');
/** Moves with every look, so that runs have an order. */
const now = (): Date => new Date((clock += 1_000));
const feed = join(folder, 'feed.csv');
let logged: string[];
let hostInventory: Inventory;

const run = (...args: string[]): Promise<number> =>
  importCommand(args, { config, say: (line) => logged.push(line), progress: () => undefined, now });

beforeAll(async () => {
  hostInventory = openInventory({ db: host.db, now });
  hostInventory.changes.start(0);
  writeSite(config.sitesFolder);
}, 60_000);
beforeEach(() => {
  logged = [];
});
afterAll(async () => {
  await hostInventory.changes.stop();
  await host.close();
});

it('brings stock in through the running host, which hears of it', async () => {
  const changes: string[] = [];
  hostInventory.onChange(({ upserted }) => void changes.push(...upserted.map(({ name }) => name)));
  writeFileSync(feed, csv(header, ...rows(20)));
  expect(await run(feed, '--site', 'harbour')).toBe(0);
  expect(logged).toEqual(['20 rows read: 20 accepted, 0 rejected.', '20 new, 0 changed, 0 unchanged, 0 removed.']);
  await expect.poll(() => changes.length, { timeout: 5_000 }).toBe(20);
});

it('reports rejected rows, and still counts as done', async () => {
  writeFileSync(feed, csv(header, ...rows(20), 'S99,,Kia,Rio,used'));
  expect(await run(feed, '--site', 'harbour')).toBe(0);
  expect(logged).toContain('  row 22, name: is empty');
  expect(logged.at(-1)).toMatch(/^1 rejected row and 0 unreadable cells are listed in .*feeds.*\.csv\.$/);
});

it('ends with 2 when the feed is held, and does as told when forced', async () => {
  writeFileSync(feed, csv(header, ...rows(3)));
  expect(await run(feed, '--site', 'harbour')).toBe(2);
  expect(logged.at(-1)).toMatch(
    /^HELD, nothing was changed\. The feed would remove 17 of the 20 [^]* run it again with --force, or release it:\n {2}npm run import -- --release \S+$/,
  );
  expect(await run(feed, '--site', 'harbour', '--dry-run', '--force')).toBe(0);
  expect(logged.at(-1)).toBe('This was a dry run: nothing was changed.');
  expect(await run(feed, '--site', 'harbour', '--force')).toBe(0);
  expect(logged.at(-1)).toBe('0 new, 0 changed, 3 unchanged, 17 removed.');
});

it('releases a held run by its name: the same file, once', async () => {
  writeFileSync(feed, csv(header, ...rows(20)));
  await run(feed, '--site', 'harbour');
  writeFileSync(feed, csv(header, ...rows(2), 'S99,,Kia,Rio,used'));
  expect(await run(feed, '--site', 'harbour')).toBe(2);
  const id = /--release (\S+)$/.exec(logged.at(-1) ?? '')?.[1] ?? '';
  const feeds = openFeeds(host.db, config.dataFolder, async () => []);
  const [held] = await feeds.runs(1);
  expect(held).toMatchObject({ id, rows: 3, accepted: 2, rejected: 1, changed: 0, isWaiting: true });
  expect(await new Response(await feeds.report(id, 'rejected')).text()).toContain('4,name,rejected,is empty');
  expect(await feeds.report('../feed', 'rejected')).toBeNull();

  writeFileSync(feed, csv(header, ...rows(2)));
  expect(await run('--release', id)).toBe(1);
  expect(logged.at(-1)).toMatch(/has changed since it was held/);
  expect(await run(feed, '--site', 'harbour')).toBe(2);
  const newest = /--release (\S+)$/.exec(logged.at(-1) ?? '')?.[1] ?? '';
  expect(await run('--release', id)).toBe(1);
  expect(logged.at(-1)).toMatch(/imported again since/);
  expect(await run('--release', newest)).toBe(0);
  expect(logged.at(-1)).toBe('0 new, 0 changed, 2 unchanged, 18 removed.');
  expect((await feeds.runs(2)).map(({ isWaiting }) => isWaiting)).toEqual([false, false]);
  expect(await run('--release', newest)).toBe(1);
});

it.each([
  [['--release', 'none'], /^There is no run 'none'\.$/],
  [['--release', 'one', '--force'], /^--release takes the name of a run and nothing else/],
  [[], /^Name the file to import\.\n\nUsage: npm run import/],
  [['a.csv'], /^Say with --site/],
  [['a.csv', 'b.csv', '--site', 'harbour'], /'b\.csv' is one too many/],
  [[feed, '--site', 'nowhere'], /^There is no site 'nowhere'; there are harbour\.$/],
  [['none.csv', '--site', 'harbour'], /^There is no file none\.csv\.$/],
  [['a.csv', '--site', 'harbour', '--mapping', 'none.json'], /^The mapping none\.json cannot be read/],
  [['a.csv', '--site', 'harbour', '--mapping', 'none'], /come with the product are us-inventory-csv, dealer-json/],
  [['a.csv', '--site', 'harbour', '--out', 'm.json'], /^--out goes with --suggest-mapping\.$/],
  [['a.csv', '--sitte', 'harbour'], /Unknown option '--sitte'/],
])('ends with 1 and one sentence for %j', async (args, sentence) => {
  expect(await run(...args)).toBe(1);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(sentence);
});

it('explains itself', async () => {
  expect(await run('--help')).toBe(0);
  expect(logged[0]).toMatch(/^Usage: npm run import -- FILE --site SLUG/);
});

it.each([
  [['--watch', folder, feed, '--site', 'harbour'], 'is one too many'],
  [['--watch', folder, '--site', 'harbour', '--force'], 'nobody looks'],
  [['--watch', join(folder, 'none'), '--site', 'harbour'], 'cannot be watched'],
  [['--watch', folder, '--site', 'nowhere'], "There is no site 'nowhere'"],
])('says at once what is wrong with an order to watch a folder: %j', async (args, sentence) => {
  expect(await run(...args)).toBe(1);
  expect(logged.join()).toContain(sentence);
});

it('holds a feed that does not arrive whole, and fetches it again though its server calls it unchanged', async () => {
  const whole = JSON.stringify(
    rows(20).map((row) => Object.fromEntries(row.split(',').map((cell, n) => [header.split(',')[n], cell]))),
  );
  const feeds = openFeeds(host.db, config.dataFolder, async () => []);
  let answer = '';
  let asked: string | undefined;
  const server = await serve((request, { socket }) => {
    asked = request.headers['if-none-match'];
    socket?.end(answer);
  });
  config.feeds.hosts.push(server.host);
  const pull = () => run(`${server.origin}/stock.json`, '--site', 'harbour');
  // The edition is remembered where it has come whole, and not where it has not.
  for (const [text, code, canRelease] of [
    [`Content-Length: ${whole.length}\r\nETag: "1"\r\n\r\n${whole.slice(0, 600)}`, 2, false],
    [`ETag: "1"\r\n\r\n${whole.slice(0, 600)}`, 2, true],
    [`ETag: "1"\r\n\r\n${whole}`, 0, false],
  ] as const) {
    answer = `HTTP/1.1 200 OK\r\nConnection: close\r\n${text}`;
    expect(await pull()).toBe(code);
    expect(asked).toBeUndefined();
    const [newest] = await feeds.runs(1);
    const changed = code === 2 ? 0 : expect.any(Number);
    expect(newest).toMatchObject({ isWaiting: code === 2, canRelease, changed, removed: 0 });
  }
  answer = 'HTTP/1.1 304 Not Modified\r\nConnection: close\r\n\r\n';
  expect(await pull()).toBe(0);
  expect(asked).toBe('"1"');
});

it('holds a file that is cut, and takes the rows that are there when it is told to, without removing any', async () => {
  writeFileSync(feed, csv(header, ...rows(20)));
  await run(feed, '--site', 'harbour', '--force');
  const cut = join(folder, 'cut.json');
  const record = (n: number) =>
    `{"stocknum":"S${n}","name":"Kia Rio ${n}","make":"Kia","model":"Rio","car_type":"used"}`;
  writeFileSync(cut, `[${record(1)},${record(2)},{"stocknum":"S3","na`);
  expect(await run(cut, '--site', 'harbour')).toBe(2);
  expect(logged.at(-1)).toMatch(
    /^HELD, nothing was changed\. .*ends too early.* with --force the rows that are there come in/,
  );
  expect(await run(cut, '--site', 'harbour', '--force')).toBe(0);
  expect(logged.join()).toContain(', 0 removed.');
  expect(logged.join()).toContain('18 vehicles that the feed lacks stay');
});

it('imports the feed at an address with its secret, and only when it has changed', async () => {
  const content = csv(header, ...rows(20), 'S77,Kia Rio 77,Kia,Rio,used');
  const { host: served, origin } = await serve((request, response) => {
    if (request.headers.authorization !== 'Bearer abc') response.writeHead(401).end();
    else if (request.headers['if-none-match'] === '"7"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"7"' }).end(content);
  });
  config.feeds.hosts.push(served);
  const address = `${origin}/stock.csv`;
  expect(await run(address, '--site', 'harbour')).toBe(1);
  expect(logged.at(-1)).toContain('the server answers 401');
  expect(await run(address, '--site', 'harbour', '--secret', 'nobody')).toBe(1);
  expect(logged.at(-1)).toBe("FORECOURT_FEED_SECRETS has no secret named 'nobody'.");
  expect(await run(address, '--site', 'harbour', '--secret', 'dealer')).toBe(0);
  expect(logged).toContain('21 rows read: 21 accepted, 0 rejected.');
  expect(await run(address, '--site', 'harbour', '--secret', 'dealer')).toBe(0);
  expect(logged.at(-1)).toBe(`The feed at ${address} has not changed since it was imported.`);
});
