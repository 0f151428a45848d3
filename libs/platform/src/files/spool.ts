import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A queue of values in a file, for more values than fit into memory. They must be JSON-serialisable. */
export interface Spool<Value> {
  add(values: readonly Value[]): Promise<void>;
  /** In the order they were added. Nothing may be added meanwhile. */
  batches(size: number): AsyncGenerator<Value[]>;
  /** Deletes the file. */
  remove(): Promise<void>;
}

/** JSON on one line. Escapes two characters that JSON leaves as they are but Node's line reader takes for line ends. */
const lineOf = (value: unknown): string =>
  `${JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;

/** Readable by the owner only. @param file made with its folder, emptied where it is there */
export async function openSpool<Value>(file: string): Promise<Spool<Value>> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'w+', 0o600);
  return {
    async add(values) {
      if (values.length > 0) await handle.appendFile(values.map(lineOf).join(''));
    },
    async *batches(size) {
      let batch: Value[] = [];
      for await (const line of handle.readLines({ start: 0, autoClose: false })) {
        batch.push(JSON.parse(line) as Value);
        if (batch.length < size) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
    async remove() {
      await handle.close();
      await rm(file, { force: true });
    },
  };
}
