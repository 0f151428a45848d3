// `npm run bench:requests`: how many requests a host answers, and how soon, with its security policy on.
// `npm run bench:load`: the burst of it alone.
import { readdir } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoPages } from '../browser/demoPages.ts';
import { attack, visitor } from './attack.ts';
import { burst } from './burst.ts';
import { load, type Figures, type Target } from './load.ts';
import { startOwnHost } from './ownHost.ts';
import { watchMachine } from './referenceMachine.ts';

const usage = `npm run bench:requests -- [options]

Pages asked for over many connections at once: stored ones, searches nobody has asked for yet, a vehicle's live facts; and
what another visitor and a stored page see of 150 connections of one address that ask for as much as they may; and a
burst of vehicles that nobody has asked for yet, 64 at a time, with the memory of a host that is started for the run.
Each is also told as a share of the stored vehicle page's figure, which is left when the machine is slow. How slow it is
is told too: the bar of stored vehicle pages is that of the reference machine, which has to do as much in a second.

  --site <slug>         default harbour-toyota
  --list <path>         a list with an address of its own, below the search; default toyota
  --seconds <number>    for each of them, default 10
  --burst               the burst alone, as npm run bench:load does
  --connections <n>     default 32
  --origin-port <port>  port of a running host; without it the built host is started for the run`;

function readOptions() {
  return parseArgs({
    options: {
      burst: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      connections: { type: 'string', default: '32' },
      list: { type: 'string', default: 'toyota' },
      'origin-port': { type: 'string' },
      seconds: { type: 'string', default: '10' },
      site: { type: 'string', default: 'harbour-toyota' },
    },
  }).values;
}

/** As many as an address could hold open at half its limit of requests. */
const attackers = 150;

/** Stored pages in a second of the machine that `referenceMachine.ts` compares with. */
const storedOnReference = 7_000;

interface Goal {
  name: string;
  target: Target;
  connections: number;
  /** @param slowness how many times longer than on the reference machine work takes here */
  isMet: (figures: Figures, slowness: number) => boolean;
  words: string;
  /** What is requested meanwhile. */
  beside?: { target: Target; connections: number };
}

/** Makes searches that match every vehicle, each with another maximum price, so that none is cached yet. */
function unseenSearch(search: string): () => string {
  let next = Date.now() % 100_000_000;
  return () => `${search}?price=-${200_000_000 + (next += 1)}`;
}

function goalsOf(
  pages: Record<'vehicle' | 'search' | 'contact', URL>,
  list: string,
  port: number,
  connections: number,
) {
  const { host } = pages.vehicle;
  const isStrict = (policy: string | undefined) => policy?.includes("script-src 'self' 'sha256-") === true;
  const pageAt = (path: () => string): Target => ({
    port,
    host,
    path,
    isRight: (status, policy) => status === 200 && isStrict(policy),
  });
  const stored = (name: string, path: string, least: number): Goal => ({
    name,
    connections,
    target: pageAt(() => path),
    isMet: ({ perSecond }) => perSecond >= least,
    words: `at least ${least.toLocaleString('en-AU')} a second`,
  });
  const vehicle = pages.vehicle.pathname;
  const unseen = pageAt(unseenSearch(pages.search.pathname));
  const goals: Goal[] = [
    {
      ...stored('stored vehicle page', vehicle, storedOnReference),
      isMet: ({ perSecond }, slowness) => perSecond * slowness >= storedOnReference,
      words: `at least ${storedOnReference.toLocaleString('en-AU')} a second on the reference machine`,
    },
    stored('stored search', pages.search.pathname, 2_000),
    stored('stored list', `${pages.search.pathname}/${list}`, 2_000),
    stored('stored contact page', pages.contact.pathname, 2_000),
    {
      name: 'search never asked for',
      connections,
      target: unseen,
      isMet: ({ perSecond, p99 }) => perSecond >= 120 && p99 <= 1_000,
      words: 'at least 120 a second, p99 at most 1 s',
    },
    {
      name: 'stored page meanwhile',
      connections: 4,
      target: pageAt(() => vehicle),
      beside: { target: unseen, connections },
      isMet: ({ p99 }) => p99 <= 50,
      words: 'p99 at most 50 ms',
    },
    {
      // They come one for each page view: a quarter of the connections is a busy site.
      name: 'live facts',
      connections: Math.max(1, Math.round(connections / 4)),
      target: { port, host, path: () => `/api${vehicle}/view.json`, isRight: (status) => status === 200 },
      isMet: ({ p95 }) => p95 <= 20,
      words: 'p95 at most 20 ms',
    },
    {
      name: 'search under attack',
      connections: 1,
      target: visitor({ port, host }),
      beside: { target: attack({ port, host }), connections: attackers },
      isMet: ({ p95 }) => p95 <= 100,
      words: 'p95 at most 100 ms',
    },
    {
      name: 'page under attack',
      connections: 4,
      target: pageAt(() => vehicle),
      beside: { target: attack({ port, host }), connections: attackers },
      isMet: ({ p99 }) => p99 <= 100,
      words: 'p99 at most 100 ms',
    },
  ];
  return goals;
}

/** MiB that a host may have more of a minute after a burst than before it: its caches are full then. */
const moreMemory = 200;

function tell(name: string, words: string, passes: boolean, bar: string): void {
  if (!passes) process.exitCode = 1;
  console.log(`${name.padEnd(22)} ${words}  (${bar}: ${passes ? 'pass' : 'FAIL'})`);
}

const timesOf = ({ p50, p95, p99 }: Figures): string =>
  `p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`;

async function measureBurst(site: string, stored: Target, pid: number | null): Promise<void> {
  const sites = (await readdir(join(import.meta.dirname, '../../apps/host/sites'))).flatMap((file) =>
    file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [],
  );
  const {
    pages,
    rendered,
    refused,
    stored: meanwhile,
    memory,
  } = await burst([...new Set([site, ...sites])], stored, pid);
  const { perSecond, p99, wrong } = rendered;
  const made = (perSecond * (pages - refused)) / pages;
  tell(
    'burst of vehicles',
    `${pages} pages, 64 at once  ${made.toFixed(0)} a second made  ${timesOf(rendered)}  told to come again ${refused}  wrong ${wrong}`,
    made >= 20 && p99 <= 6_000 && wrong === 0,
    'at least 20 a second made, p99 at most 6 s',
  );
  tell(
    'stored page meanwhile',
    `${meanwhile.perSecond.toFixed(0)} a second  ${timesOf(meanwhile)}  wrong ${meanwhile.wrong}`,
    meanwhile.p99 <= 50 && meanwhile.wrong === 0,
    'p99 at most 50 ms',
  );
  if (memory === null) return;
  const [before, after, later] = memory;
  const words = `${before} MiB before, ${after} MiB after, ${later} MiB a minute later`;
  tell('memory of the burst', words, later <= before + moreMemory, `at most ${moreMemory} MiB more a minute later`);
}

async function measure(): Promise<void> {
  const { help, burst: isBurstAlone, connections, seconds, site, list, 'origin-port': given } = readOptions();
  if (help) return console.log(usage);
  const own = given === undefined ? await startOwnHost() : null;
  try {
    const port = own?.port ?? Number(given);
    const { vehicle, search, contact } = await demoPages(site, port);
    const pages = { vehicle: new URL(vehicle), search: new URL(search), contact: new URL(contact) };
    const loads = loadavg().map((one) => one.toFixed(1));
    console.log(`The machine's load at the start: ${loads.join(', ')}.`);
    const machine = watchMachine();
    machine.look();
    let whole: number | null = null;
    const goals = isBurstAlone ? [] : goalsOf(pages, list, port, Number(connections));
    for (const { name, target, beside, connections: many, isMet, words } of goals) {
      const meanwhile = beside && load(beside.target, beside.connections, Number(seconds));
      const figures = await load(target, many, Number(seconds));
      await meanwhile;
      machine.look();
      const { perSecond, wrong } = figures;
      whole ??= perSecond;
      tell(
        name,
        `${String(many).padStart(3)} connections  ${perSecond.toFixed(0).padStart(6)} a second (${(perSecond / whole).toFixed(3)})  ${timesOf(figures)}  wrong ${wrong}`,
        isMet(figures, machine.factor()) && wrong === 0,
        words,
      );
    }
    console.log(`Work takes ${machine.factor().toFixed(2)} times as long as on the reference machine.`);
    const isRight: Target['isRight'] = (status) => status === 200;
    const stored = { port, host: pages.vehicle.host, path: () => pages.vehicle.pathname, isRight };
    await measureBurst(site, stored, own?.pid ?? null);
  } finally {
    await own?.close();
  }
}

try {
  await measure();
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
}
