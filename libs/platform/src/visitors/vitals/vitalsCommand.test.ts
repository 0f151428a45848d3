import { siteSchema } from '@forecourt/domain';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openRunningHost } from '../../database/testing/runningHost.ts';
import { browser, siteWith, start } from '../events/testing/eventSamples.ts';
import { openVisits } from './openVisits.ts';
import { vitalsCommand } from './vitalsCommand.ts';

const host = await openRunningHost();
const { folder, dataFolder } = host;
const config = { dataFolder, databaseUrl: null, sitesFolder: join(folder, 'sites') };
const site = siteSchema.parse({ ...siteWith(), analytics: { measurementId: 'G-ABC1234567' } });
let logged: string[];
const run = (at: number, ...args: string[]) =>
  vitalsCommand(args, { config, now: () => new Date(at), say: (line) => logged.push(line) });

beforeAll(async () => {
  mkdirSync(config.sitesFolder);
  writeFileSync(join(config.sitesFolder, `${site.slug}.json`), JSON.stringify(site));
  const log = pino({ level: 'silent' });
  const visits = openVisits({ db: host.db, now: () => new Date(start), log, flushEveryMs: 3_600_000 });
  const figures = [
    { name: 'LCP' as const, value: 4_600, target: 'main>img' },
    { name: 'CLS' as const, value: 0.004 },
  ];
  const tags = [{ name: 'google-analytics' as const, kilobytes: 240, isPartial: true, milliseconds: null }];
  visits.add(site, { path: '/', figures, tags }, browser);
  await visits.close();
}, 60_000);
beforeEach(() => {
  logged = [];
});
afterAll(async () => {
  await host.close();
});

it('prints the percentile of each page with its verdict, and what scripts of other companies cost, beside the running host', async () => {
  expect(await run(start, '--site', site.slug)).toBe(0);
  expect(logged.map((line) => line.split(/ {2,}/))).toEqual([
    ['site', 'page', 'device', 'figure', 'visits', 'p75', 'verdict', 'most often'],
    [site.slug, 'home', 'desk', 'LCP', '1', '4750 ms', 'poor', 'main>img (1)'],
    [site.slug, 'home', 'desk', 'CLS', '1', '0.004', 'good'],
    [''],
    ['site', 'script', 'visits', 'size', 'blocked', 'over budget'],
    [site.slug, 'google-analytics', '1', 'at least 240 kB', 'not told', '1 of 1'],
  ]);
});

it('looks back as many days as it is told', async () => {
  const twoDaysLater = start + 2 * 86_400_000;
  expect(await run(twoDaysLater, '--days', '3')).toBe(0);
  expect(logged).toHaveLength(6);
  logged = [];
  await run(twoDaysLater, '--days', '2');
  expect(logged).toEqual(['No visit has reported its figures yet.']);
});

it.each([
  [['--site', 'nobody'], /^There is no site 'nobody'/],
  [['--days', '0'], /^--days is '0', which is no number from 1 to 400/],
  [['--all'], /Unknown option '--all'/],
])('ends with 1 and one sentence for %j', async (args, sentence) => {
  expect(await run(start, ...args)).toBe(1);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(sentence);
});
