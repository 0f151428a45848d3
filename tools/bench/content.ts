// `npm run bench:content`: what thousands of records of content cost a host: its start, its memory, and a change of one.
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getPage } from '../browser/getPage.ts';
import { residentMegabytes } from './hostMemory.ts';
import { startOwnHost } from './ownHost.ts';
import { percentile } from './search/times.ts';

const usage = `npm run bench:content -- [options]

The built host with and without generated articles and offers of one site, in turns.

  --articles <n>  default 5000
  --offers <n>    default 500
  --rounds <n>    starts of each, default 3`;

const site = 'harbour-toyota';
const own = join(import.meta.dirname, '../../apps/host/content');

const paragraph =
  'The ute was driven for a week, on the freeway, on gravel and with a tonne in the tray. It does what it says: it pulls away without fuss, it stops straight, and its seats are good for a day’s drive. ';

const article = (at: number): string => `---
title: What article ${at} is about
summary: Two lines that say what the article with the number ${at} is about, and why one would read it.
published: 2026-${String((at % 9) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}
category: ${at % 2 ? 'News' : 'Vehicle reviews'}
author: Somebody of the dealership
models: [{ make: Toyota, model: HiLux }]
---

## How it drives

${paragraph.repeat(5)}

## What it costs

${paragraph.repeat(5)}
`;

const offer = (at: number): string => `---
name: Offer ${at}
from: 2026-01-01
until: 2027-12-31
---

${paragraph.repeat(2)}
`;

async function generate(folder: string, articles: number, offers: number): Promise<void> {
  for (const [kind, count, text] of [
    ['articles', articles, article],
    ['offers', offers, offer],
  ] as const) {
    const place = join(folder, 'sites', site, kind);
    await mkdir(place, { recursive: true });
    for (let at = 0; at < count; at += 1) await writeFile(join(place, `generated-${at}.md`), text(at));
  }
}

interface Figures {
  /** Seconds from the start of the process to its first page. */
  start: number;
  /** MiB that are resident a few seconds after. */
  memory: number;
  /** Milliseconds from writing a file to the page that shows it, of several changes. */
  changes: number[];
}

async function changeTime(port: number, content: string, at: number): Promise<number> {
  const words = `Changed for the ${at}. time`;
  const address = `http://${site}.localhost:${port}/pages/bench`;
  await writeFile(join(content, 'sites', site, 'pages', 'bench.md'), `---\ntitle: ${words}\n---\n`);
  const began = performance.now();
  while (!(await getPage(address)).body.includes(words)) {
    if (performance.now() - began > 30_000) throw new Error(`'${words}' does not show on ${address}.`);
    await pause(20);
  }
  return performance.now() - began;
}

async function measure(content: string, data: string): Promise<Figures> {
  const began = performance.now();
  const host = await startOwnHost({ data, environment: { FORECOURT_CONTENT: content } });
  try {
    const start = (performance.now() - began) / 1_000;
    await getPage(`http://${site}.localhost:${host.port}/`);
    await pause(4_000);
    const memory = (await residentMegabytes(host.pid)) ?? 0;
    const changes: number[] = [];
    for (let at = 1; at <= 5; at += 1) changes.push(await changeTime(host.port, content, at));
    return { start, memory, changes };
  } finally {
    await host.close();
  }
}

const median = (values: readonly number[]): number => percentile([...values], 0.5);

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      articles: { type: 'string', default: '5000' },
      offers: { type: 'string', default: '500' },
      rounds: { type: 'string', default: '3' },
    },
  });
  if (values.help) return console.log(usage);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-content-'));
  try {
    const [few, many, data] = ['few', 'many', 'data'].map((name) => join(folder, name)) as [string, string, string];
    for (const content of [few, many]) await cp(own, content, { recursive: true });
    await generate(many, Number(values.articles), Number(values.offers));
    // The first start of a folder fills it.
    await measure(few, data);
    const without: Figures[] = [];
    const withThem: Figures[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      without.push(await measure(few, data));
      withThem.push(await measure(many, data));
    }
    const more = (of: (figures: Figures) => number) => median(withThem.map(of)) - median(without.map(of));
    const slowest = Math.max(...withThem.flatMap(({ changes }) => changes));
    for (const [name, value, goal, unit] of [
      ['start', more(({ start }) => start), 1, 's more'],
      ['memory', more(({ memory }) => memory), 60, 'MiB more'],
      ['a change shows', slowest / 1_000, 1, 's at the latest'],
    ] as const) {
      const passes = value <= goal;
      if (!passes) process.exitCode = 1;
      console.log(
        `${name.padEnd(16)} ${value.toFixed(2).padStart(7)} ${unit}  (at most ${goal}: ${passes ? 'pass' : 'FAIL'})`,
      );
    }
    const list = (figures: Figures[]) =>
      figures.map(({ start, memory }) => `${start.toFixed(2)} s, ${memory} MiB`).join('; ');
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
