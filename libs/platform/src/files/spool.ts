import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A queue of lines in a file, for more than fit into memory. */
export interface Spool {
  /** @param lines without line breaks */
  add(lines: readonly string[]): Promise<void>;
  /** In the order they were added. Nothing may be added meanwhile. */
  batches(size: number): AsyncGenerator<string[]>;
  /** Deletes the file. */
  remove(): Promise<void>;
}

const chunkBytes = 256 * 1024;

/** Readable by the owner only. @param file made with its folder, emptied where it is there */
export async function openSpool(file: string): Promise<Spool> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'w+', 0o600);
  return {
    async add(lines) {
      if (lines.length > 0) await handle.appendFile(`${lines.join('\n')}\n`);
    },
    async *batches(size) {
      let lines: string[] = [];
      let rest = '';
      const source = handle.createReadStream({
        start: 0,
        autoClose: false,
        encoding: 'utf8',
        highWaterMark: chunkBytes,
      });
      for await (const chunk of source as AsyncIterable<string>) {
        const parts = (rest + chunk).split('\n');
        rest = parts.pop() ?? '';
        lines.push(...parts);
        while (lines.length >= size) {
          yield lines.slice(0, size);
          lines = lines.slice(size);
        }
      }
      if (lines.length > 0) yield lines;
    },
    async remove() {
      await handle.close();
      await rm(file, { force: true });
    },
  };
}
