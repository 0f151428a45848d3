import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { CommandError, isForPeople } from '../../config/commandError.ts';
import type { Config } from '../../config/config.ts';
import { writeToFile } from '../../config/writeToFile.ts';
import type { Db } from '../../database/database.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { takeOwnership } from '../../database/ownerLock.ts';
import { connectDatabase } from '../../database/socket.ts';
import { restoreBackup } from './restoreBackup.ts';
import { salvageDatabase } from './salvage/salvageDatabase.ts';
import { salvageReport } from './salvage/salvageReport.ts';
import { writeBackup, type BackupCount } from './writeBackup.ts';

export interface BackupDeps {
  config: Pick<Config, 'dataFolder' | 'databaseUrl'>;
  /** One line for people. */
  say: (line: string) => void;
  now: () => Date;
}

const backupUsage = `npm run backup -- [--salvage] [--out FILE]

Writes the database and the files that cannot be made again into one file, as of one moment, while hosts and workers
run. Only its owner may read it: it holds personal data and secrets.

  --out FILE  default: forecourt-{time}.ndjson.gz in this folder
  --salvage   reads what can be read of a damaged embedded database, enquiries first, and says what was lost. The host is
              stopped; beside FILE is room for two copies of the database. The database itself stays as it is.`;

const restoreUsage = `npm run restore -- FILE

Restores a backup into an empty database (DATABASE_URL, or else the data folder FORECOURT_DATA) of the same version of
Forecourt, while no host runs on it. The search index and pictures are made anew when the host starts.`;

const counted = ({ tables, rows, files }: BackupCount): string =>
  `${rows.toLocaleString('en-AU')} rows of ${tables} tables and ${files} ${files === 1 ? 'file' : 'files'}`;

async function backup(args: readonly string[], deps: BackupDeps): Promise<void> {
  const { config, say, now } = deps;
  const { values } = parseArgs({
    args: [...args],
    options: { out: { type: 'string' }, salvage: { type: 'boolean', default: false } },
  });
  const moment = now();
  const stamp = moment.toISOString().replaceAll(/[:.]/g, '-');
  const path = resolve(values.out ?? `forecourt-${stamp}.ndjson.gz`);
  const database = await openSource(values.salvage, path, deps);
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

/** Opens what a backup is written from. @returns how to close it, too */
async function openSource(
  isSalvage: boolean,
  path: string,
  { config, say }: BackupDeps,
): Promise<{ db: Db; close(): Promise<void> }> {
  const { dataFolder: data, databaseUrl } = config;
  if (!isSalvage) return connectDatabase({ data, databaseUrl });
  if (databaseUrl !== null) {
    throw new CommandError('--salvage reads the embedded database: PostgreSQL is restored from its own copies.');
  }
  // No host may write while its files are copied.
  const lock = takeOwnership(data);
  const folder = await mkdtemp(join(dirname(path), '.forecourt-salvage-'));
  const remove = async () => {
    await rm(folder, { recursive: true, force: true });
    lock.release();
  };
  try {
    const { database, tables } = await salvageDatabase(data, folder);
    for (const line of ['Read from the damaged database:', ...salvageReport(tables)]) say(line);
    return {
      db: database.db,
      async close() {
        await database.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
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
