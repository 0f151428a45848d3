import { open, stat } from 'node:fs/promises';
import type { ReadStream } from 'node:fs';
import { pipeline, Transform, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** The file cannot be read as a feed at all. The message says why. */
export class FeedFileError extends Error {
  override name = 'FeedFileError';
}

/** More than a feed of a million rows has. */
export const maxFeedBytes = 2_000_000_000;

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000).toLocaleString('en-AU')} MB`;

const tooLarge = (file: string, most: number, size: string): FeedFileError =>
  new FeedFileError(
    `The file ${file} has ${size}, and a feed has ${megabytes(most)} at most: give each dealership a feed of its own, or allow more with --max-mb.`,
  );

export interface FeedSource {
  /** What the file holds, unpacked where it is packed with gzip. @throws FeedFileError for more than it may hold */
  read(): Promise<Readable>;
  /** Share of the file that the last reading has read, 0 to 1. */
  progress(): number;
  /** Changes when the file does. */
  stamp(): Promise<string>;
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(4) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isZip = (bytes: Buffer): boolean => bytes.toString('latin1').startsWith('PK\u0003\u0004');

/** @param maxBytes most bytes of the file, also of what is packed in it */
export async function openSource(file: string, maxBytes: number): Promise<FeedSource> {
  const { size } = await stat(file);
  if (size > maxBytes) throw tooLarge(file, maxBytes, megabytes(size));
  const start = await firstBytes(file);
  if (isZip(start)) throw new FeedFileError(`The file ${file} is a zip archive: unpack it, or pack it with gzip.`);
  let last: ReadStream | null = null;
  return {
    async read() {
      const bytes = (await open(file)).createReadStream({ highWaterMark: 256 * 1024 });
      last = bytes;
      if (!isGzip(start)) return bytes;
      let unpacked = 0;
      const limit = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          unpacked += chunk.length;
          if (unpacked > maxBytes) done(tooLarge(file, maxBytes, `over ${megabytes(maxBytes)} unpacked`));
          else done(null, chunk);
        },
      });
      // What goes wrong reaches the reader through the last stream.
      return pipeline(bytes, createGunzip(), limit, () => undefined);
    },
    progress: () => (size === 0 || !last ? 0 : Math.min(1, last.bytesRead / size)),
    async stamp() {
      const now = await stat(file);
      return `${now.size}:${now.mtimeMs}`;
    },
  };
}
