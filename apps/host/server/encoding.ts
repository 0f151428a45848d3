import Negotiator from 'negotiator';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Minimum size in bytes that is worth compressing. */
const smallest = 1_024;
const brotliOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const brotli = brotliOf(5);
/** Takes thirty times as long for an eighth less. */
const smallestBrotli = brotliOf(constants.BROTLI_MAX_QUALITY);
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/**
 * Content encoding of a response: the smallest that the client accepts, whatever it prefers.
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

/** Asynchronous, for bodies that are sent once. */
export async function encodeBeside(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return packBrotli(body, brotli);
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
