// `npm run bench:pages`: how fast and how sound the pages of a running host are on a phone.
import { processConfig } from '@forecourt/platform';
import type { Browser } from 'playwright';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openChromium } from '../browser/openChromium.ts';
import { visitSlowly, type AppliedVisit } from './appliedVisit.ts';
import { tableHead, tableRow } from './figures.ts';
import { tapFirst, tapsOf, type Tap } from './firstTap.ts';
import { openFloorServer, type FloorServer } from './floorServer.ts';
import { memoryLine, ownerOf } from './hostMemory.ts';
import { gzipBytes, visitAsPhone } from './lighthouseVisit.ts';
import { measuredNames, measuredPages, type MeasuredName } from './measuredPages.ts';
import { freePort } from './ownHost.ts';
import { barLines, medianVisit, tapLine, warmLine } from './pageBars.ts';
import { phoneIndex, slowDownFor } from './slowPhone.ts';
import { openWarm, warmWays } from './warmVisit.ts';

const usage = `npm run bench:pages -- [options]

Pages of two sites as a phone gets them for the first time, on a slow 4G and with a processor slowed down to a phone's,
both really applied. Beside each its floor page, measured in the same run: the same words and picture in plain elements,
2 KB of styles, no script. On a slow day the ratio counts. One simulated visit gives Lighthouse's usual scores.

  --site <slug>         a site; may be given again
  --page <name>         ${measuredNames.join(', ')}; may be given again
  --runs <number>       visits of each page, default 3
  --no-taps             leaves the first taps out, and the way from the list to a vehicle
  --origin-port <port>  port of the running host, default 3000
  --data <folder>       the host's data folder, to find its process
  --pid <number>        the host's process, where the data folder does not tell`;

function readOptions() {
  return parseArgs({
    allowNegative: true,
    options: {
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
      'origin-port': { type: 'string', default: '3000' },
      page: { type: 'string', multiple: true, default: [...measuredNames] },
      pid: { type: 'string' },
      runs: { type: 'string', default: '3' },
      site: { type: 'string', multiple: true, default: ['harbour-toyota', 'haggle-free-cars'] },
      taps: { type: 'boolean', default: true },
    },
  }).values;
}

async function times<Result>(count: number, once: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < count) results.push(await once());
  return results;
}

/** How often the way from a list to a vehicle is gone at least: one takes half or twice as long as the next. */
const warmRuns = 5;

interface Measurable {
  name: MeasuredName;
  address: string;
  floor: string;
  index: number;
}

interface Measured {
  browser: Browser;
  floorServer: FloorServer;
  debugPort: number;
  runs: number;
  taps: boolean;
}

/** Measures one page and prints the figures. @returns the machine's benchmark index during the visits */
async function measurePage(
  label: string,
  { name, address, floor, index }: Measurable,
  { browser, floorServer, debugPort, runs, taps }: Measured,
): Promise<number> {
  const slowDown = slowDownFor(index);
  const simulated = await visitAsPhone(address, debugPort);
  const pages: AppliedVisit[] = [];
  const floors: AppliedVisit[] = [];
  // By turns: what else the machine does meets both.
  while (pages.length < runs) {
    floors.push(await visitSlowly(floor, debugPort, slowDown));
    pages.push(await visitSlowly(address, debugPort, slowDown));
  }
  const page = medianVisit(pages);
  console.log(tableRow(label, simulated.figures, await gzipBytes(simulated.scripts)));
  console.log(
    `  slowed down ${slowDown} times at index ${Math.round(page.index)} (${Math.round(page.index / slowDown)})`,
  );
  for (const line of barLines(name, page, medianVisit(floors))) console.log(`  ${line}`);
  for (const tap of taps ? tapsOf[name] : []) {
    const all: Tap[] = await times(runs, () => tapFirst(browser, address, tap, slowDown));
    console.log(`  ${tapLine(tap, all)}`);
  }
  const ways = taps && name === 'search' ? warmWays : [];
  const floorWay = ways.length > 0 ? await floorServer.floorWayOf(address) : '';
  for (const way of ways) {
    const own: number[] = [];
    const floorTimes: number[] = [];
    while (own.length < Math.max(runs, warmRuns)) {
      floorTimes.push(await openWarm(floorWay, way));
      own.push(await openWarm(address, way));
    }
    console.log(`  ${warmLine(way, own, floorTimes)}`);
  }
  for (const shortfall of simulated.shortfalls) console.log(`  ${shortfall}`);
  return page.index;
}

async function measure(): Promise<void> {
  const { data, help, 'origin-port': given, page: chosen, pid, runs, site: slugs, taps } = readOptions();
  if (help) return console.log(usage);
  const [port, count] = [Number(given), Number(runs)];
  if (!(count >= 1)) throw new Error('--runs must be 1 or more.');
  const unknown = chosen.find((name) => !measuredNames.some((one) => one === name));
  if (unknown) throw new Error(`There is no page '${unknown}': they are ${measuredNames.join(', ')}.`);
  const sites = await Promise.all(slugs.map(async (slug) => ({ slug, pages: await measuredPages(slug, port) })));
  const debugPort = await freePort();
  const browser = await openChromium([`--remote-debugging-port=${debugPort}`]);
  const floors = await openFloorServer(port);
  try {
    const load = loadavg().map((one) => one.toFixed(1));
    console.log(`The machine's load at the start: ${load.join(', ')}. A phone's benchmark index: ${phoneIndex}.\n`);
    console.log(tableHead);
    let index: number | null = null;
    for (const { slug, pages } of sites) {
      for (const name of measuredNames.filter((one) => chosen.includes(one))) {
        const address = pages[name];
        if (address === undefined) continue;
        const floor = await floors.floorOf(address);
        index ??= (await visitSlowly(floor, debugPort, 1)).index;
        index = await measurePage(
          `${slug} ${name}`,
          { name, address, floor, index },
          { browser, floorServer: floors, debugPort, runs: count, taps },
        );
      }
    }
  } finally {
    floors.close();
    await browser.close();
  }
  const read = processConfig(join(import.meta.dirname, '../..'));
  const folder = data ? resolve(data) : read.ok ? read.config.dataFolder : '.forecourt';
  console.log(`\n${await memoryLine(pid ? Number(pid) : await ownerOf(folder), folder)}`);
}

try {
  await measure();
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
}
