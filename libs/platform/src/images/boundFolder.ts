import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps a folder of derived files under a size: past it, the longest unread files go. */
export function boundFolder(folder: string, maxBytes: number): { added(bytes: number): void } {
  let sinceSweep = 0;
  let sweeping = false;

  async function sweep(): Promise<void> {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const { size, atimeMs } = await stat(join(folder, name));
        return { name, size, atimeMs };
      }),
    );
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size } of files.sort((a, b) => a.atimeMs - b.atimeMs)) {
      if (total <= maxBytes * 0.9) break;
      await unlink(join(folder, name));
      total -= size;
    }
  }

  return {
    added(bytes) {
      sinceSweep += bytes;
      if (sinceSweep < maxBytes / 10 || sweeping) return;
      sinceSweep = 0;
      sweeping = true;
      // A file that another request removed first is no fault.
      void sweep()
        .catch(() => undefined)
        .finally(() => {
          sweeping = false;
        });
    },
  };
}
