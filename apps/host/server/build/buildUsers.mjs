import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const usersFolder = (build) => join(build, 'used-by');

/** Whether a process of this machine lives. One of another user does too, though it takes no signal. */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Says that this process runs from a build until it ends: the folder stays as long as somebody does. */
export function useBuild(build, port) {
  mkdirSync(usersFolder(build), { recursive: true });
  const file = join(usersFolder(build), String(process.pid));
  writeFileSync(file, JSON.stringify({ port }));
  process.on('exit', () => rmSync(file, { force: true }));
}

/** @returns processes that run from a build, with their ports; one that was killed is none */
export function usersOf(build) {
  let names;
  try {
    names = readdirSync(usersFolder(build));
  } catch {
    return [];
  }
  return names.map(Number).flatMap((pid) => {
    if (!isRunning(pid)) return [];
    try {
      return [{ pid, ...JSON.parse(readFileSync(join(usersFolder(build), String(pid)), 'utf8')) }];
    } catch {
      // It ended in the meantime.
      return [];
    }
  });
}
