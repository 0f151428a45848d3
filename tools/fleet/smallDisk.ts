import { execFileSync } from 'node:child_process';
import { openSync, writeSync, closeSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A folder on a disk of its own, which can be filled. */
export interface SmallDisk {
  /** Writes until nothing more fits. */
  fill(): void;
  /** Makes the room again. */
  empty(): void;
  remove(): void;
}

const megabyte = Buffer.alloc(1_024 * 1_024, 1);

/**
 * Puts a disk in memory under a folder. Only root may, on Linux.
 * @param megabytes its size
 * @returns null where this machine does not let it
 */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'forecourt-fleet', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    fill() {
      const file = openSync(ballast, 'w');
      try {
        // What is left after the last whole megabyte, down to the last page.
        for (let size = megabyte.length; size >= 4_096; size = Math.floor(size / 2)) {
          try {
            while (writeSync(file, megabyte, 0, size) === size);
          } catch (fault) {
            if ((fault as NodeJS.ErrnoException).code !== 'ENOSPC') throw fault;
          }
        }
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    remove: () => void execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' }),
  };
}
