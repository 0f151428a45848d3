import type { Readable } from 'node:stream';
import { openPromise, type Entry } from 'yauzl';
import { FeedFileError } from './feedFileError.ts';

/** More than a packed feed of few words has; what holds more is made to fill a disk. */
const mostTimesPacked = 200;
/** Below this it does no harm. */
const harmlessBytes = 10_000_000;

export interface ZippedFeed {
  /** Bytes of the feed, unpacked. */
  size: number;
  read(): Promise<Readable>;
}

/** Folders, and what systems and programs add to archives without being asked. */
const isBeside = (name: string): boolean => /\/$|(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/.test(name);

async function onlyEntry(file: string): Promise<Entry> {
  const zip = await openPromise(file);
  try {
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (!isBeside(entry.fileName)) entries.push(entry);
      if (entries.length > 1) break;
    }
    const [first, second] = entries;
    if (!first) throw new FeedFileError(`The zip archive ${file} is empty: pack the feed again.`);
    if (second) {
      throw new FeedFileError(
        `The zip archive ${file} has several files, such as ${first.fileName} and ${second.fileName}: pack one feed alone.`,
      );
    }
    if (first.isEncrypted()) throw new FeedFileError(`The zip archive ${file} has a password: pack it without one.`);
    return first;
  } finally {
    zip.close();
  }
}

/**
 * The one feed in a zip archive. Its size is what the archive says of it; reading it fails where it has more.
 * @throws FeedFileError for an archive of no or several files, with a password, or that grows beyond all measure
 */
export async function openZip(file: string): Promise<ZippedFeed> {
  const entry = await onlyEntry(file);
  const { uncompressedSize: size, compressedSize } = entry;
  if (size > harmlessBytes && size > compressedSize * mostTimesPacked) {
    throw new FeedFileError(
      `The zip archive ${file} grows to ${Math.round(size / Math.max(1, compressedSize))} times its size, as no feed does: it is refused.`,
    );
  }
  return {
    size,
    async read() {
      const zip = await openPromise(file, { autoClose: false });
      const bytes = await zip.openReadStreamPromise(entry);
      return bytes.once('close', () => zip.close());
    },
  };
}
