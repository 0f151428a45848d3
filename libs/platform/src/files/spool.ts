import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A queue of lines in a file, for more than fit into memory. */
export interface Spool {
  /** @param lines without line breaks */
  add(lines: readonly string[]): Promise<void>;
  /** In the order they were added, fewer at a time where they are long. Nothing may be added meanwhile. */
  batches(size: number): AsyncGenerator<string[]>;
  /** Deletes the file. */
  remove(): Promise<void>;
}

const chunkBytes = 256 * 1024;
/** Letters after which a batch is handed over, whatever its number of lines. */
const maxBatchLength = 250_000;

/** Readable by the owner only. @param file made with its folder, emptied where it is there */
export async function openSpool(file: string): Promise<Spool> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'w+', 0o600);
  return {
    async add(lines) {
      if (lines.length > 0) await handle.appendFile(`${lines.join('\n')}\n`);
    },
    async *batches(size) {
      let batch: string[] = [];
      let length = 0;
      let rest = '';
      const source = handle.createReadStream({
        start: 0,
        autoClose: false,
        encoding: 'utf8',
        highWaterMark: chunkBytes,
      });
      for await (const chunk of source as AsyncIterable<string>) {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          batch.push(line);
          length += line.length;
          if (batch.length < size && length < maxBatchLength) continue;
          yield batch;
          batch = [];
          length = 0;
        }
      }
      if (batch.length > 0) yield batch;
    },
    async remove() {
      await handle.close();
      await rm(file, { force: true });
    },
  };
}
