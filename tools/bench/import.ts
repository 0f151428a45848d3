// `npm run bench:import`: rows a second and memory of an import, into the embedded database and into PostgreSQL.
import { startTemporaryPostgres } from '@forecourt/platform/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFeed } from './feedFile.ts';
import { watchMachine } from './referenceMachine.ts';

const usage = `npm run bench:import -- [options]

The command on a made-up feed, three times on each database: all vehicles new, a tenth repriced, nothing changed.

  --rows <n>        default 500000
  --database <one>  pglite or postgres; default both`;

const root = join(import.meta.dirname, '../..');
const site = 'harbour-toyota';
/** Rows a second of the machine that `referenceMachine.ts` compares with. */
const bars = { pglite: 5_000, postgres: 15_000 } as const;
const mostMegabytes = 256;
/** Looks at the speed of the machine before an import, and as many after it. */
const samplesAround = 5;

type DatabaseName = keyof typeof bars;

interface Figures {
  seconds: number;
  /** MiB of the command at its highest. */
  command: number;
  /** MiB of the process of the embedded database at its highest; 0 where there is none. */
  database: number;
  counts: string;
}

/** The most memory that a process had, in MiB; 0 when it is gone. */
async function highest(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024);
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
}

async function importOnce(feed: string, environment: Record<string, string>): Promise<Figures> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: { import: string };
  };
  // As `npm run import` starts it, without npm's own second.
  const args = [...scripts.import.split(' ').slice(1), feed, '--site', site];
  const began = performance.now();
  const command = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const most = { command: 0, database: 0 };
  const timer = setInterval(() => {
    const { pid } = command;
    if (pid === undefined) return;
    void highest(pid).then((value) => (most.command = Math.max(most.command, value)));
    void childrenOf(pid)
      .then((children) => Promise.all(children.map(highest)))
      .then((values) => (most.database = Math.max(most.database, ...values)));
  }, 100);
  let said = '';
  command.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(command, 'close')) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`The import ended with ${code}: ${said}`);
  return { seconds: (performance.now() - began) / 1_000, ...most, counts: said.split('\n')[1] ?? '' };
}

async function measure(name: DatabaseName, rows: number, feeds: readonly string[], folder: string): Promise<void> {
  const server = name === 'postgres' ? await startTemporaryPostgres() : null;
  const environment = {
    FORECOURT_DATA: join(folder, name),
    DATABASE_URL: server?.url ?? '',
  };
  try {
    // The database is made by the first import into it, of one row: that is no part of the figure.
    await writeFeed(join(folder, 'one.csv'), 1, 0);
    await importOnce(join(folder, 'one.csv'), environment);
    for (const [kind, feed] of [
      ['all new', feeds[0]],
      ['a tenth repriced', feeds[1]],
      ['nothing changed', feeds[1]],
    ] as const) {
      const machine = watchMachine();
      for (let sample = 0; sample < samplesAround; sample += 1) machine.look();
      const { seconds, command, database, counts } = await importOnce(feed ?? '', environment);
      for (let sample = 0; sample < samplesAround; sample += 1) machine.look();
      const speed = Math.round(rows / seconds);
      const slowness = machine.factor();
      const passes = speed * slowness >= bars[name] && command <= mostMegabytes;
      if (!passes) process.exitCode = 1;
      console.log(
        `${name.padEnd(9)} ${kind.padEnd(17)} ${seconds.toFixed(1).padStart(6)} s ${speed.toLocaleString('en-AU').padStart(7)} rows/s, work taking ${slowness.toFixed(2)} times the reference machine's time ` +
          `(at least ${bars[name].toLocaleString('en-AU')} there), ` +
          `command ${command} MiB (at most ${mostMegabytes})${database ? `, embedded database ${database} MiB` : ''}: ${passes ? 'pass' : 'FAIL'}. ${counts}`,
      );
    }
  } finally {
    await server?.stop();
  }
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      rows: { type: 'string', default: '500000' },
      database: { type: 'string' },
    },
  });
  if (values.help) return console.log(usage);
  const rows = Number(values.rows);
  const names = (Object.keys(bars) as DatabaseName[]).filter((name) => (values.database ?? name) === name);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-import-'));
  try {
    const feeds = [0, 1].map((edition) => join(folder, `edition-${edition}.csv`));
    for (const [edition, feed] of feeds.entries()) await writeFeed(feed, rows, edition);
    const { size } = await stat(feeds[0] ?? '');
    console.log(`${rows.toLocaleString('en-AU')} rows, ${Math.round(size / 1_000_000)} MB.`);
    for (const name of names) await measure(name, rows, feeds, folder);
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
