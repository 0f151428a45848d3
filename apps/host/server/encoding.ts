import Negotiator from 'negotiator';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Minimum size in bytes that is worth compressing. */
const smallest = 1_024;
/** The chunk holds a whole page: each further one is another way to the thread that packs and back. */
const brotliOf = (quality: number) => ({
  chunkSize: 65_536,
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});
const brotli = brotliOf(5);
/** Takes a third less time, for a page that is a twelfth larger. */
const quickBrotli = brotliOf(4);
/** The maximum level takes thirty times as long to save an eighth. */
const smallestBrotli = brotliOf(constants.BROTLI_MAX_QUALITY);
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/**
 * Content encoding of a response: the smallest that the client accepts, whatever its preference.
 * @param accepted the request's `accept-encoding`
 */
export function chooseEncoding(accepted: string | string[] | undefined, size: number): Encoding {
  if (accepted === undefined || size < smallest) return 'identity';
  const taken = new Negotiator({ headers: { 'accept-encoding': String(accepted) } }).encodings(['br', 'gzip']);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}

/** Synchronous, for bodies that are cached and sent again. */
export function encode(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, brotli);
  return encoding === 'gzip' ? gzipSync(body, { level: 6 }) : body;
}

/** Asynchronous, for bodies that are sent once. @param isPopular whether it is likely to be sent again */
export async function encodeBeside(body: Buffer, encoding: Encoding, isPopular = true): Promise<Buffer> {
  if (encoding === 'br') return packBrotli(body, isPopular ? brotli : quickBrotli);
  return encoding === 'gzip' ? packGzip(body, { level: 4 }) : body;
}

/** Queue of pages to compress with the slowest, smallest setting, one after the other. */
let packing: Promise<unknown> = Promise.resolve();

/**
 * Compresses a cached body again with the smallest setting and replaces the first result. A page of 30 KB then needs
 * one round trip less on a new connection.
 */
export function packSmallest(body: Buffer, bodies: Map<Encoding, Buffer>): Promise<void> {
  const mine = packing.then(async () => {
    bodies.set('br', await packBrotli(body, smallestBrotli));
  });
  packing = mine.catch(() => undefined);
  return mine;
}
