import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { CommandError, isForPeople } from '../../config/commandError.ts';
import type { Config } from '../../config/config.ts';
import { writeToFile } from '../../config/writeToFile.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { connectDatabase } from '../../database/socket.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup, type BackupCount } from './writeBackup.ts';

export interface BackupDeps {
  config: Pick<Config, 'dataFolder' | 'databaseUrl'>;
  /** One line for people. */
  say: (line: string) => void;
  now: () => Date;
}

const backupUsage = `npm run backup -- [--out FILE]

Writes the database and the files that cannot be made again into one file, as of one moment, while hosts and workers
run. Only its owner may read it: it holds personal data and secrets.

  --out FILE  default: forecourt-{time}.ndjson.gz in this folder`;

const restoreUsage = `npm run restore -- FILE

Restores a backup into an empty database (DATABASE_URL, or else the data folder FORECOURT_DATA) of the same version of
Forecourt, while no host runs on it. The search index and pictures are made anew when the host starts.`;

const counted = ({ tables, rows, files }: BackupCount): string =>
  `${rows.toLocaleString('en-AU')} rows of ${tables} tables and ${files} ${files === 1 ? 'file' : 'files'}`;

async function backup(args: readonly string[], { config, say, now }: BackupDeps): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { out: { type: 'string' } } });
  const moment = now();
  const stamp = moment.toISOString().replaceAll(/[:.]/g, '-');
  const path = resolve(values.out ?? `forecourt-${stamp}.ndjson.gz`);
  const database = await connectDatabase({ data: config.dataFolder, databaseUrl: config.databaseUrl });
  try {
    const count = await writeToFile(path, async (write) => {
      const gzip = createGzip();
      const written = (async () => {
        for await (const piece of gzip) await write(piece as Buffer);
      })().catch((fault: Error) => {
        // Who waits for room in the packer hears of it too.
        gzip.destroy(fault);
        throw fault;
      });
      written.catch(() => undefined);
      const found = await writeBackup({ db: database.db, data: config.dataFolder, now: moment }, async (text) => {
        if (!gzip.write(text)) await once(gzip, 'drain');
      });
      gzip.end();
      await written;
      return found;
    });
    const { size } = await stat(path);
    say(`${counted(count)} in ${path} (${Math.ceil(size / 1_000).toLocaleString('en-AU')} KB)`);
  } finally {
    await database.close();
  }
}

async function restore(args: readonly string[], { config, say }: BackupDeps): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [file, second] = positionals;
  if (file === undefined || second !== undefined) throw new CommandError(`Name one backup.\n\n${restoreUsage}`);
  const path = resolve(file);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new CommandError(`There is no file ${path}.`);
  const database = await openDatabase({ data: config.dataFolder, databaseUrl: config.databaseUrl });
  try {
    const count = await restoreBackup({ db: database.db, data: config.dataFolder }, linesOf(path));
    say(`${counted(count)} restored from ${path}`);
  } finally {
    await database.close();
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  createReadStream(path)
    .on('error', (fault) => unpacked.destroy(fault))
    .pipe(unpacked);
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const piece of unpacked) {
      const lines = (rest + decoder.decode(piece as Buffer, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (fault) {
    throw new CommandError(`${path} cannot be read as a backup (${(fault as Error).message}).`, { cause: fault });
  }
  if (rest) yield rest;
}

async function runCommand(run: () => Promise<void>, say: BackupDeps['say']): Promise<number> {
  try {
    await run();
    return 0;
  } catch (fault) {
    if (!isForPeople(fault)) throw fault;
    say(fault.message);
    return 1;
  }
}

/** @returns exit code: 0 done, 1 failed */
export async function backupCommand(args: readonly string[], deps: BackupDeps): Promise<number> {
  if (!args.includes('--help')) return runCommand(() => backup(args, deps), deps.say);
  deps.say(backupUsage);
  return 0;
}

/** @returns exit code: 0 done, 1 failed */
export async function restoreCommand(args: readonly string[], deps: BackupDeps): Promise<number> {
  if (!args.includes('--help')) return runCommand(() => restore(args, deps), deps.say);
  deps.say(restoreUsage);
  return 0;
}
