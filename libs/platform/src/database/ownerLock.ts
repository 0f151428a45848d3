import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseBusyError, DatabaseUnavailableError } from './database.ts';

/** The one process that has the embedded database open, and where others reach it. */
export interface Owner {
  pid: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Loopback port of the database, once it is served. */
  port?: number;
  /** Secret that only readers of the owner's file know. */
  key?: string;
  /** Port of the web host, once it listens. */
  hostPort?: number;
}

export interface OwnerLock {
  /** Publishes more facts about the owner in its file. */
  announce(facts: Partial<Owner>): void;
  release(): void;
}

const ownerFile = (data: string): string => join(data, 'owner.json');

/** The owner's file, or null. The owner may have died since it was written. */
export function readOwner(data: string): Owner | null {
  try {
    return JSON.parse(readFileSync(ownerFile(data), 'utf8')) as Owner;
  } catch {
    return null;
  }
}

/** Folder by folder: the recursive call of Node never returns where the system refuses a folder with ENOENT. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function busy(data: string): DatabaseBusyError {
  const owner = readOwner(data);
  const who = owner
    ? `by process ${owner.pid}, started ${new Date(owner.startedAt).toISOString()}`
    : 'by another process';
  return new DatabaseBusyError(
    `The data folder ${data} is in use ${who}: stop that process, wait until it is done, or set FORECOURT_DATA to another folder.`,
  );
}

/**
 * Makes this process the one owner of the data folder.
 * The lock is the operating system's own, taken through SQLite: it ends with its process, however that dies,
 * so there is no stale lock to guess about, and two processes that start together cannot both have it.
 */
export function takeOwnership(data: string): OwnerLock {
  let lock: DatabaseSync;
  try {
    makeFolder(data);
    lock = new DatabaseSync(join(data, 'db.lock'));
  } catch (fault) {
    throw new DatabaseUnavailableError(
      `The data folder ${data} cannot be written (${(fault as Error).message}): give this user write access, or set FORECOURT_DATA to another folder.`,
    );
  }
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (fault) {
    lock.close();
    if (/locked|busy/i.test((fault as Error).message)) throw busy(data);
    throw new DatabaseUnavailableError(
      `The data folder ${data} cannot be locked (${(fault as Error).message}): set FORECOURT_DATA to a folder on a local disk that this user may write.`,
    );
  }
  let owner: Owner = { pid: process.pid, startedAt: Date.now() };
  const write = (): void => writeFileSync(ownerFile(data), JSON.stringify(owner), { mode: 0o600 });
  write();
  return {
    announce(facts) {
      owner = { ...owner, ...facts };
      write();
    },
    release() {
      rmSync(ownerFile(data), { force: true });
      lock.close();
    },
  };
}
