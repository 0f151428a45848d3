// `npm run bench:search`: the search engine beside others, on one stock, with goals that it has to meet.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { barsOf, type SizeResult } from './bars.ts';
import { baseStock, benchNow } from './baseStock.ts';
import { createChance } from './chance.ts';
import { compareWithReference } from './exactness.ts';
import { measureSize } from './measureSize.ts';
import { readOptions, sizeName, usage, type BenchOptions } from './options.ts';
import { installPeers } from './peers/install.ts';
import { barsTable, costTable, figure, ratioTable, timesTable, typedTable } from './report.ts';

const textRule = `Every page is asked of every engine. Compared are hits in order, their number, the counts of 20 facets and 4 stats.
Words are such that all engines read them alike: a car answers when each word is a word of its name, the last perhaps
the beginning of one. Where fitness to the words decides the order, hits are compared as a set.`;

async function bench({ sizes, pages, peers, listings, seed }: BenchOptions): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  try {
    const missing = peers.length > 0 ? await installPeers(console.log) : null;
    if (missing) console.log(`Without other engines: ${missing}`);
    const { vehicles, source } = await baseStock(listings, seed);
    const base = join(folder, 'base.json');
    writeFileSync(base, JSON.stringify(vehicles));
    console.log(`Stock: ${vehicles.length.toLocaleString('en-AU')} cars, ${source}; replicated with seed ${seed}.`);
    console.log(
      `The machine's load at the start: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}.\n${textRule}`,
    );
    // More than in a unit test: it takes a minute.
    const order = {
      base: vehicles,
      cars: Math.max(vehicles.length, 1_800),
      questions: 2_000,
      seed,
      chance: createChance(seed),
    };
    const found = await compareWithReference(order);
    console.log(`\n2,000 random questions answered exactly, ${found} of which find something.`);
    const results: SizeResult[] = [];
    let [compared, different] = [0, 0];
    for (const cars of sizes) {
      const plan = { base: vehicles, count: cars, seed, now: benchNow.getTime() / 1_000 };
      const settings = { plan, pages, base, file: join(folder, `${cars}.sqlite`), peers: missing ? [] : peers };
      const measured = await measureSize(settings, console.log);
      const { engines, own } = measured;
      const others = engines.filter(({ name }) => (settings.peers as string[]).includes(name));
      console.log(`\n${sizeName(cars)} cars, ${measured.result.pages.length} pages\n\n${timesTable(engines)}`);
      if (others.length > 0) console.log(`\n${ratioTable(own, others)}`);
      console.log(`\n${typedTable(measured.result)}\n\n${costTable(engines)}`);
      for (const { name, comparison } of engines) {
        compared += comparison?.compared ?? 0;
        different += comparison?.differences.length ?? 0;
        for (const line of comparison?.differences.slice(0, 3) ?? []) console.log(`  ${name} differs: ${line}`);
      }
      const factor = measured.result.serve.machine ?? 1;
      console.log(`\nThis machine took ${figure(factor)} times as long as the one on which the goals were set.`);
      results.push(measured.result);
      rmSync(settings.file, { force: true });
    }
    const bars = barsOf(results);
    console.log(`\n${barsTable(bars)}\n\n${compared} answers compared with the engine's own, ${different} differ.`);
    return bars.every(({ passed }) => passed) && different === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (!options) console.log(usage);
  else if (!(await bench(options))) process.exitCode = 1;
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
}
