import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Limits the size of a folder of derived files by deleting the least recently read ones. */
export function boundFolder(folder: string, maxBytes: number): { added(bytes: number): void } {
  /** Starts at the limit, so that the first call measures what an earlier process left. */
  let sinceSweep = maxBytes;
  let sweeping = false;

  async function sweep(): Promise<void> {
    const found = (await readdir(folder)).map(async (name) => {
      const facts = await stat(join(folder, name)).catch(() => null);
      return facts?.isFile() ? [{ name, size: facts.size, atimeMs: facts.atimeMs }] : [];
    });
    const files = (await Promise.all(found)).flat().sort((a, b) => a.atimeMs - b.atimeMs);
    let total = files.reduce((sum, { size }) => sum + size, 0);
    if (total <= maxBytes) return;
    for (const { name, size } of files) {
      if (total <= maxBytes * 0.9) break;
      // Another request may have removed the file first.
      await unlink(join(folder, name)).catch(() => undefined);
      total -= size;
    }
  }

  return {
    added(bytes) {
      sinceSweep += bytes;
      if (sinceSweep < maxBytes / 10 || sweeping) return;
      sinceSweep = 0;
      sweeping = true;
      void sweep()
        .catch(() => undefined)
        .finally(() => {
          sweeping = false;
        });
    },
  };
}
