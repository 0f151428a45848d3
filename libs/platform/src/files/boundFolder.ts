import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps a folder of derived files under a size: past it, the longest unread files go. */
export function boundFolder(folder: string, maxBytes: number): { added(bytes: number): void } {
  /** What an earlier process left is not known until a first look. */
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
