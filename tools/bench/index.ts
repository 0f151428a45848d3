/**
 * What a search index of many vehicles costs a host: memory, a start with it, and a new host that begins with the one
 * that another shares. `npm run bench:index -- --vehicles 500000`
 */
import { fork } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { IndexFigures, IndexTask } from './indexChild.ts';

const { values } = parseArgs({ options: { vehicles: { type: 'string', default: '500000' } } });
const vehicles = Number(values.vehicles);
if (!Number.isInteger(vehicles) || vehicles < 1_000) throw new Error('--vehicles is a whole number from 1000 on.');

const folder = await mkdtemp(join(tmpdir(), 'forecourt-index-'));
const mega = (bytes: number): string => `${Math.round(bytes / 1_048_576).toLocaleString('en-AU')} MiB`;
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;

/** Does a task in a process of its own, as another host would. */
const inChild = (task: IndexTask): Promise<IndexFigures> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'indexChild.ts'));
    child.once('message', (figures) => resolve(figures as IndexFigures));
    child.once('exit', (code) => reject(new Error(`A process ended with ${code}.`)));
    child.send(task);
  });

try {
  const one = join(folder, 'one/index.sqlite');
  const two = join(folder, 'two/index.sqlite');
  const shared = join(folder, 'shared');
  const built = await inChild({ kind: 'build', vehicles, file: one });
  console.log(
    `${vehicles.toLocaleString('en-AU')} vehicles: file ${mega((await stat(one)).size)}, built in ${seconds(built.ms)}`,
  );
  const again = await inChild({ kind: 'start', file: one, shared, shares: true });
  console.log(
    `Start of a host that has it: first answer after ${seconds(again.ms)}, resident ${mega(again.before)} → ${mega(again.after)}`,
  );
  console.log(
    `Copied for others in ${seconds(again.sharedMs)} while it answered, the slowest answer meanwhile ${seconds(again.slowest)}`,
  );
  const fresh = await inChild({ kind: 'start', file: two, shared, shares: false });
  console.log(
    `A new host that takes the copy: first answer after ${seconds(fresh.ms)}, resident ${mega(fresh.before)} → ${mega(fresh.after)}`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
