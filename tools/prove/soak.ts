/**
 * Shows that the memory of a host has a bound: visits, searches and imports go on for minutes, and its curve is printed.
 * `npm run prove:soak -- --minutes 10`, or with more stock and more dealers beside the demo's:
 * `npm run prove:soak -- --minutes 60 --vehicles 500000 --sites 1000`
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { writeFeed } from '../bench/feedFile.ts';
import { writeGeneratedSites } from '../bench/generatedSites.ts';
import { residentMegabytes } from '../bench/hostMemory.ts';
import { startOwnHost } from '../bench/ownHost.ts';
import { judgeCurve, type Sample } from './soakCurve.ts';
import { countVehicles, openSoakVisits } from './soakVisits.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    connections: { type: 'string', default: '4' },
    rows: { type: 'string', default: '2000' },
    vehicles: { type: 'string', default: '0' },
    sites: { type: 'string', default: '0' },
    memory: { type: 'string', default: '1024' },
    seed: { type: 'string', default: '1' },
  },
});
const minutes = Number(values.minutes);
if (!(minutes >= 1)) throw new Error('--minutes is a number from 1 on.');
const lasts = minutes * 60_000;
const sampleEveryMs = 2_000;
const importEveryMs = 30_000;
/** Changes of stock show on a host within two seconds, and so does each part of many. */
const followedWithinMs = 15_000;
const root = join(import.meta.dirname, '../..');

/** Sites whose stock comes by a feed here: a small one all the time, a large one before the first visit. */
const [smallSite, largeSite] = ['southern-motor-group', 'haggle-free-cars'];
const themes = 50;

const folder = await mkdtemp(join(tmpdir(), 'forecourt-soak-'));
const [data, sites] = [join(folder, 'data'), join(folder, 'sites')];
await writeGeneratedSites(sites, Number(values.sites), themes);
const host = await startOwnHost({
  data,
  environment: { FORECOURT_MEMORY_MB: values.memory, FORECOURT_SITES: sites },
});
let began = Date.now();
const isOver = () => Date.now() - began >= lasts;
const samples: Sample[] = [];
let imports = 0;

async function sample(): Promise<void> {
  for (; !isOver(); await wait(sampleEveryMs)) {
    const megabytes = await residentMegabytes(host.pid);
    if (megabytes === null) throw new Error('This system does not tell the memory of a process under /proc.');
    samples.push({ ms: Date.now() - began, megabytes });
  }
}

/** What the thread of the pages says of its own heap, in MiB. */
async function heapLine(): Promise<string> {
  const headers = { host: `localhost:${host.port}`, authorization: 'Bearer demo-metrics-key' };
  const answer = await fetch(`http://127.0.0.1:${host.port}/metrics`, { headers }).catch(() => null);
  const text = (await answer?.text()) ?? '';
  const of = (name: string) =>
    Math.round(Number(new RegExp(`^nodejs_${name}_bytes (\\S+)$`, 'm').exec(text)?.[1]) / 1_024 ** 2);
  return `heap ${of('heap_size_total')}, used ${of('heap_size_used')}, buffers and wasm ${of('external_memory')}`;
}

async function importFeed(file: string, site: string): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(host.port),
    FORECOURT_DATA: data,
    FORECOURT_SITES: sites,
  };
  const command = ['tools/operate/operate.ts', 'import', file, '--site', site];
  await promisify(execFile)(process.execPath, command, { cwd: root, env });
}

async function importAll(): Promise<void> {
  const file = join(folder, 'small.csv');
  for (let edition = 1; !isOver(); edition += 1) {
    await writeFeed(file, Number(values.rows), edition);
    await importFeed(file, smallSite);
    imports += 1;
    await wait(importEveryMs);
  }
}

/** Brings the large feed, and waits until searches of the site find no more than before: the host has followed it all. */
async function importLarge(vehicles: number): Promise<void> {
  const file = join(folder, 'large.csv');
  await writeFeed(file, vehicles, 0);
  await importFeed(file, largeSite);
  const seconds = () => Math.round((Date.now() - began) / 1_000);
  console.log(`${vehicles} vehicles were imported in ${seconds()} s.`);
  let found = 0;
  for (let before = -1; found !== before;) {
    await wait(followedWithinMs);
    before = found;
    found = await countVehicles(host.port, largeSite);
  }
  console.log(`After ${seconds()} s a search finds ${found} used ones among all.`);
}

try {
  if (Number(values.vehicles) > 0) await importLarge(Number(values.vehicles));
  began = Date.now();
  const visits = openSoakVisits({ port: host.port, seed: Number(values.seed), isOver });
  const visitors = Array.from({ length: Number(values.connections) }, (_, number) => visits.run(number));
  const telling = setInterval(
    () => {
      const last = samples.at(-1);
      if (!last) return;
      const line = `${(last.ms / 60_000).toFixed(1).padStart(5)} min ${String(last.megabytes).padStart(6)} MiB`;
      void heapLine().then((heap) => console.log(`${line}  (${heap})`));
    },
    Math.min(30_000, lasts / 12),
  );
  await Promise.all([sample(), importAll(), ...visitors]);
  clearInterval(telling);
  const wrong = visits.wrong();
  if (wrong.length > 0) console.log(`The end of what the host wrote:\n${host.said().slice(-4_000)}`);
  const { begins, ends, growth, isBounded } = judgeCurve(samples);
  console.log(
    `${visits.answered()} answers, ${wrong.length} wrong, ${visits.refused()} refused, ${imports} imports of ${values.rows} rows.`,
  );
  for (const { status, asked, said } of wrong.slice(0, 20)) console.log(`  ${status} ${asked}\n      ${said}`);
  const sign = growth < 0 ? '−' : '+';
  console.log(
    `Plateau: ${begins} MiB at its beginning, ${ends} at its end, ${sign}${Math.abs(growth * 100).toFixed(1)} %.`,
  );
  console.log(isBounded ? '✓ Memory ends within 5 % of where its plateau began.' : '✗ Memory grows.');
  if (!isBounded || wrong.length > 0) process.exitCode = 1;
} finally {
  await host.close();
  await rm(folder, { recursive: true, force: true });
}
