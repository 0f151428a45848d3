import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '../../config/commandError.ts';
import { writeWhole } from '../../files/atomicFile.ts';

/** Between two looks; a file that has not changed meanwhile is whole. */
const lookEveryMs = 2_000;
/** A feed that could not be taken is tried again so much later, though it has not changed: perhaps the database was away. */
const againAfterMs = 10 * 60_000;

export interface WatchOrder {
  folder: string;
  /** Data folder of the installation. */
  data: string;
  signal: AbortSignal | undefined;
  /** @returns whether the file is done with; else it comes again later. Does not throw */
  take(file: string): Promise<boolean>;
  onWatching(): void;
  /** Passes the time between two looks. @default two seconds */
  pause?: () => Promise<void>;
}

/** What programs write before a file is whole, and what is not meant. */
export const isUnfinished = (name: string): boolean => /^[.~]|\.(part|partial|tmp|filepart|crdownload)$/i.test(name);

export interface Found {
  file: string;
  /** Changes when the file does. */
  stamp: string;
  changedAt: number;
}

/** The newest file of a folder. Of two with one time that with the later name. */
export async function newestFile(folder: string): Promise<Found | null> {
  let newest: Found | null = null;
  for (const name of (await readdir(folder)).sort()) {
    if (isUnfinished(name)) continue;
    const file = join(folder, name);
    // It may have been taken away since.
    const facts = await stat(file).catch(() => null);
    if (!facts?.isFile() || (newest && newest.changedAt > facts.mtimeMs)) continue;
    newest = { file, stamp: `${name}:${facts.size}:${facts.mtimeMs}`, changedAt: facts.mtimeMs };
  }
  return newest;
}

/**
 * Gives the newest file of a folder, and each that is newer, once it does not grow any more. Files stay where they are;
 * which was the last is remembered, so that a watcher that was killed goes on where it was.
 * @throws CommandError for a folder that cannot be read
 */
export async function watchFolder(order: WatchOrder): Promise<void> {
  const { folder, data, signal, take, onWatching } = order;
  const { pause = () => wait(lookEveryMs, undefined, { signal }) } = order;
  const name = createHash('sha1').update(resolve(folder)).digest('hex').slice(0, 16);
  const memory = join(data, 'feeds', `watched-${name}`);
  let done = await readFile(memory, 'utf8').catch(() => '');
  let before = '';
  let failedStamp = '';
  let failedAt = 0;
  await readdir(folder).catch((fault: Error) => {
    throw new CommandError(`The folder ${folder} cannot be watched: ${fault.message}.`);
  });
  onWatching();
  while (!signal?.aborted) {
    // A folder that is away for a while, such as on another machine, comes back.
    const found = await newestFile(folder).catch(() => null);
    const isWhole = found?.stamp === before;
    before = found?.stamp ?? '';
    const isWaiting = found?.stamp === failedStamp && performance.now() - failedAt < againAfterMs;
    if (found && isWhole && found.stamp !== done && !isWaiting) {
      if (await take(found.file)) {
        done = found.stamp;
        await writeWhole(memory, done);
      } else {
        failedStamp = found.stamp;
        failedAt = performance.now();
      }
    }
    await pause().catch(() => undefined);
  }
}
