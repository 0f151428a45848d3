import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openRunningHost } from '../../database/testing/runningHost.ts';
import { eventsCommand } from './eventsCommand.ts';
import { openEvents } from './openEvents.ts';
import { batch, browser, sent, siteWith, start } from './testing/eventSamples.ts';

const host = await openRunningHost();
const { folder, dataFolder } = host;
const config = { dataFolder, databaseUrl: null, sitesFolder: join(folder, 'sites') };
const site = siteWith();
let logged: string[];
let written: string;

const run = (...args: string[]): Promise<number> =>
  eventsCommand(args, {
    config,
    say: (line) => logged.push(line),
    write: async (text) => void (written += text),
  });

beforeAll(async () => {
  mkdirSync(config.sitesFolder);
  writeFileSync(join(config.sitesFolder, `${site.slug}.json`), JSON.stringify(site));
  const log = pino({ level: 'silent' });
  const events = openEvents({
    db: host.db,
    now: () => new Date(start),
    log,
    visits: { add: () => undefined },
    flushEveryMs: 3_600_000,
  });
  const visitor = { address: '203.0.113.7', userAgent: browser };
  await events.take(site, batch(sent('usedView', { ago: 5_000 }), sent('print')), visitor);
  await events.close();
}, 60_000);
beforeEach(() => {
  logged = [];
  written = '';
});
afterAll(async () => {
  await host.close();
});

it('[AN-01] [AN-03] writes a site as comma-separated values, beside the running host', async () => {
  expect(await run('export', '--site', site.slug, '--since', '2026-03-10', '--csv')).toBe(0);
  const [head, ...rows] = written.trimEnd().split('\n');
  expect(head).toBe(
    'at,event_id,event,meaning,path,tab,car_id,vehicleStatus,vehicleMake,vehicleModel,vehicleYear,vehicleKilometers,vehicleGrade,location_id,listing',
  );
  const row = '/cars/2023-toyota-rav4,tab-00000001,car-1,used,Toyota,RAV4,2023,31250,GXL,,';
  expect(rows).toEqual([
    `2026-03-10T01:59:55.000Z,4,usedView,Used vehicle viewed,${row}`,
    `2026-03-10T02:00:00.000Z,61,print,Vehicle printed,${row}`,
  ]);
  expect(logged).toEqual([`2 events of ${site.slug}.`]);
});

it('ends where it is told to', async () => {
  const span = ['--since', '2026-03-10T10:00:00+08:00', '--until', '2026-03-11'];
  expect(await run('export', '--site', site.slug, ...span, '--csv')).toBe(0);
  expect(logged).toEqual([`1 event of ${site.slug}.`]);
});

const whole = ['export', '--site', site.slug, '--since', '2026-03-10', '--csv'];

it.each([
  [[], /^Usage: npm run events/],
  [['show'], /^Usage: npm run events/],
  [[...whole, 'more'], /^'more' is one too many/],
  [['export', '--since', '2026-03-10', '--csv'], /^Name the site with --site\./],
  [['export', '--site', 'nobody', '--since', '2026-03-10', '--csv'], /^There is no site 'nobody'; there are harbour/],
  [['export', '--site', site.slug, '--csv'], /^Say from which day on/],
  [['export', '--site', site.slug, '--since', '2026-03-10'], /^Say in which form: --csv/],
  [['export', '--site', site.slug, '--since', '2026-02-30', '--csv'], /^--since is '2026-02-30', which is no day/],
  [['export', '--site', site.slug, '--since', 'monday', '--csv'], /^--since is 'monday', which is no day/],
  [[...whole, '--until', '2026-03-10'], /^--until must be later/],
  [['export', '--all'], /Unknown option '--all'/],
])('ends with 1 and one sentence for %j, and writes nothing', async (args, sentence) => {
  expect(await run(...args)).toBe(1);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(sentence);
  expect(written).toBe('');
});
