import type { Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { limitBytes, megabytes, tooLarge } from './limitBytes.ts';
import { openZip, type ZippedFeed } from './zipSource.ts';

/** More than a feed of a million rows has. */
export const maxFeedBytes = 2_000_000_000;

export interface FeedSource {
  /** What the file holds, unpacked where it is packed with gzip or zip. @throws FeedFileError for more than it may hold */
  read(): Promise<Readable>;
  /** Share of the file that the last reading has read, 0 to 1. */
  progress(): number;
  /** Changes when the file does. */
  stamp(): Promise<string>;
  /** Its stamp when it was opened. */
  openedAs: string;
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

const stampOf = ({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string => `${size}:${mtimeMs}`;

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isZip = (bytes: Buffer): boolean => bytes.toString('latin1').startsWith('PK\u0003\u0004');

/** Changes when the file does. */
export async function fileStamp(file: string): Promise<string> {
  return stampOf(await stat(file));
}

/** @param maxBytes most bytes of the file, also of what is packed in it */
export async function openSource(file: string, maxBytes: number): Promise<FeedSource> {
  const facts = await stat(file);
  const { size } = facts;
  if (size > maxBytes) throw tooLarge(file, maxBytes, megabytes(size));
  const start = await firstBytes(file);
  const zip: ZippedFeed | null = isZip(start) ? await openZip(file) : null;
  if (zip && zip.size > maxBytes) throw tooLarge(file, maxBytes, `${megabytes(zip.size)} unpacked`);
  const whole = zip?.size ?? size;
  /** Bytes read: of the file, or of what a zip archive holds. */
  let bytesRead = (): number => 0;
  return {
    async read() {
      if (!zip) {
        const bytes = (await open(file)).createReadStream({ highWaterMark: 256 * 1024 });
        bytesRead = () => bytes.bytesRead;
        if (!isGzip(start)) return bytes;
        const limit = limitBytes(file, maxBytes, ' unpacked');
        // What goes wrong reaches the reader through the last stream.
        return pipeline(bytes, createGunzip(), limit.stream, () => undefined);
      }
      const limit = limitBytes(file, maxBytes, ' unpacked');
      bytesRead = limit.bytes;
      return pipeline(await zip.read(), limit.stream, () => undefined);
    },
    progress: () => (whole === 0 ? 0 : Math.min(1, bytesRead() / whole)),
    stamp: () => fileStamp(file),
    openedAs: stampOf(facts),
  };
}
