import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between attempts to take a lock that is held elsewhere. */
const retryMs = 15;

/**
 * Takes a file as a lock that ends with its process, however that dies: it is the operating system's, taken through
 * SQLite. Close what is returned to release it.
 * @returns null while another process, or another call in this one, has it
 */
export function tryLock(path: string): Pick<DatabaseSync, 'close'> | null {
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch (fault) {
    lock.close();
    if (/locked|busy/i.test((fault as Error).message)) return null;
    throw fault;
  }
}

/**
 * Runs a function while no other process of this machine, and no other call in this one, uses the folder. The lock
 * ends with its process, however that dies.
 * @throws what the signal was aborted with, when the lock is not free before
 */
export async function insideFolder<Result>(
  folder: string,
  signal: AbortSignal,
  run: () => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, '.lock');
  let lock = tryLock(path);
  while (!lock) {
    await wait(retryMs, undefined, { signal });
    lock = tryLock(path);
  }
  try {
    return await run();
  } finally {
    lock.close();
  }
}
