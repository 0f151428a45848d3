import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from './hostBuilds.mjs';
import { root } from './machine.mjs';

const folder = join(root, '.forecourt-build');
const lockFile = join(folder, 'lock');
const ownFile = join(folder, `lock-${process.pid}`);
const lookMs = 200;

/** Processes that the holder of the lock consists of; none where nobody has it. */
function holders(file = lockFile) {
  try {
    return readFileSync(file, 'utf8').split(' ').map(Number);
  } catch {
    return [];
  }
}

function acquire() {
  writeFileSync(ownFile, String(process.pid));
  try {
    // Fails where the lock is there; and nobody sees it without its content.
    linkSync(ownFile, lockFile);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(ownFile, { force: true });
  }
}

/** Takes the lock of processes that were killed away. */
function removeStale(stale) {
  const aside = `${ownFile}-stale`;
  try {
    renameSync(lockFile, aside);
  } catch {
    return;
  }
  // Another process has taken it over and locked in between: it gets its lock back.
  if (holders(aside).join() !== stale.join()) renameSync(aside, lockFile);
  else rmSync(aside, { force: true });
}

/** Adds a child to the holders, which may outlive this process where that is killed. */
export function shareLock(pid) {
  writeFileSync(ownFile, `${process.pid} ${pid}`);
  renameSync(ownFile, lockFile);
}

/**
 * Does work that only one process of this folder may do at a time: installs and builds. Another one is waited for.
 * @template Result
 * @param {() => Promise<Result>} work
 * @param {(line: string) => void} say
 */
export async function withBuildLock(work, say = console.log) {
  mkdirSync(folder, { recursive: true });
  let hasReported = false;
  while (!acquire()) {
    const found = holders();
    const running = found.filter(isRunning);
    if (found.length > 0 && running.length === 0) {
      removeStale(found);
      continue;
    }
    if (!hasReported && running.length > 0)
      say(`Process ${running[0]} is building in this folder: waiting until it is done …`);
    hasReported ||= running.length > 0;
    await wait(lookMs);
  }
  const release = () => rmSync(lockFile, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
