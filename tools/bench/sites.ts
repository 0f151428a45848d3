// `npm run bench:sites`: what a thousand dealers with fifty themes cost a host: its start, its memory, its cached pages,
// and a change of one dealer's file or theme.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getPage } from '../browser/getPage.ts';
import { writeGeneratedSites } from './generatedSites.ts';
import { residentMegabytes } from './hostMemory.ts';
import { load } from './load.ts';
import { startOwnHost } from './ownHost.ts';
import { percentile } from './search/times.ts';

const usage = `npm run bench:sites -- [options]

The built host with the demo's sites alone, and with generated ones beside them, in turns.

  --sites <n>    generated sites, default 1000
  --themes <n>   themes among them, default 50
  --rounds <n>   starts of each, default 3
  --seconds <n>  load of a cached page in each, default 5`;

const demoSite = 'harbour-toyota';

interface Figures {
  /** Seconds from the start of the process to its first page. */
  start: number;
  /** MiB that are resident a few seconds after. */
  memory: number;
  /** Requests a second of a cached page. */
  perSecond: number;
  /** Milliseconds from writing a site's file, and from writing a theme's, to the home page that shows it. */
  changes: number[];
}

async function shownAfter(write: () => Promise<void>, address: string, words: string): Promise<number> {
  // The page is in the cache by now: what is measured is its way out of it too.
  await getPage(address);
  await write();
  const began = performance.now();
  while (!(await getPage(address)).body.includes(words)) {
    if (performance.now() - began > 60_000) throw new Error(`'${words}' does not show on ${address}.`);
    await pause(20);
  }
  return performance.now() - began;
}

async function changeTimes(port: number, folder: string, at: number): Promise<number[]> {
  const address = (slug: string) => `http://${slug}.localhost:${port}/`;
  const file = join(folder, `${demoSite}.json`);
  const site = JSON.parse(await readFile(file, 'utf8')) as object;
  const tagline = `Changed for the ${at}. time`;
  // Dark enough for white text, so that buttons have it as it is.
  const brand = `#00${(0x10 + at).toString(16)}66`;
  return [
    await shownAfter(() => writeFile(file, JSON.stringify({ ...site, tagline })), address(demoSite), tagline),
    await shownAfter(
      () => writeFile(join(folder, 'themes/southern.json'), JSON.stringify({ brand })),
      address('southern-motor-group'),
      `--fc-color-brand:${brand}`,
    ),
  ];
}

async function measure(folder: string, data: string, seconds: number): Promise<Figures> {
  const began = performance.now();
  const firstHost = `${demoSite}.localhost`;
  const host = await startOwnHost({ data, firstHost, environment: { FORECOURT_SITES: folder } });
  try {
    const start = (performance.now() - began) / 1_000;
    await pause(4_000);
    const memory = (await residentMegabytes(host.pid)) ?? 0;
    const target = { port: host.port, host: firstHost, path: () => '/', isRight: (status: number) => status === 200 };
    const { perSecond, wrong } = await load(target, 32, seconds);
    if (wrong > 0) throw new Error(`${wrong} answers of the home page were wrong.`);
    const changes: number[] = [];
    for (let at = 1; at <= 3; at += 1) changes.push(...(await changeTimes(host.port, folder, at)));
    return { start, memory, perSecond, changes };
  } finally {
    await host.close();
  }
}

const median = (values: readonly number[]): number => percentile([...values], 0.5);

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      sites: { type: 'string', default: '1000' },
      themes: { type: 'string', default: '50' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '5' },
    },
  });
  if (values.help) return console.log(usage);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-sites-'));
  try {
    const [few, many, data] = ['few', 'many', 'data'].map((name) => join(folder, name)) as [string, string, string];
    await writeGeneratedSites(few, 0, 0);
    await writeGeneratedSites(many, Number(values.sites), Number(values.themes));
    const seconds = Number(values.seconds);
    // The first start of a folder fills it.
    await measure(few, data, 1);
    const without: Figures[] = [];
    const withThem: Figures[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      without.push(await measure(few, data, seconds));
      withThem.push(await measure(many, data, seconds));
    }
    const middle = (figures: Figures[], of: (one: Figures) => number) => median(figures.map(of));
    const more = (of: (one: Figures) => number) => middle(withThem, of) - middle(without, of);
    const requests = (figures: Figures[]) => middle(figures, ({ perSecond }) => perSecond);
    const slowest = Math.max(...withThem.flatMap(({ changes }) => changes));
    for (const [name, value, goal, unit] of [
      ['start', more(({ start }) => start), 2, 's more'],
      ['memory', more(({ memory }) => memory), 150, 'MiB more'],
      ['cached pages', 100 * (1 - requests(withThem) / requests(without)), 5, '% slower'],
      ['a change shows', slowest / 1_000, 1, 's at the latest'],
    ] as const) {
      const passes = value <= goal;
      if (!passes) process.exitCode = 1;
      console.log(
        `${name.padEnd(16)} ${value.toFixed(2).padStart(7)} ${unit}  (at most ${goal}: ${passes ? 'pass' : 'FAIL'})`,
      );
    }
    const list = (figures: Figures[]) =>
      figures
        .map(({ start, memory, perSecond }) => `${start.toFixed(2)} s, ${memory} MiB, ${Math.round(perSecond)}/s`)
        .join('; ');
    console.log(`Without: ${list(without)}. With: ${list(withThem)}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  await run();
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
}
