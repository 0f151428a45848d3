import Negotiator from 'negotiator';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { packSmallest } from './packed.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Minimum size in bytes that is worth compressing. */
const smallest = 1_024;
/** While others wait, a page is compressed quickly. One that comes alone is compressed well: it takes twice as long. */
export type Effort = 'quick' | 'well';

/** The chunk holds a page, mostly: each further one is another way to the thread that packs and back. */
const brotliOf = (quality: number) => ({ chunkSize: 32_768, params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/**
 * A vehicle page of 220 KB: 41.4 KB in 1.8 ms, 36.4 KB in 3.5, and 32.9 KB in 227 ms as small as it gets.
 */
const brotli = { quick: brotliOf(3), well: brotliOf(6) } as const satisfies Record<Effort, object>;
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

const quickGzip = { level: 4 };

/** Compresses quickly, on another thread. */
export async function encodeBeside(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return packBrotli(body, brotli.quick);
  return encoding === 'gzip' ? packGzip(body, quickGzip) : body;
}

/** The same at once, for a thread that nobody else waits for. */
export function encodeHere(body: Buffer, encoding: Encoding, effort: Effort): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, brotli[effort]);
  return encoding === 'gzip' ? gzipSync(body, quickGzip) : body;
}

let isPacking = false;

/**
 * Compresses a body that is sent again and again with the slowest, smallest setting. A page of 30 KB then needs one round
 * trip less on a new connection. One body at a time.
 * @param body is asked for when it is its turn
 * @returns null where another is being compressed
 */
export function packSmallestAlone(body: () => Promise<Buffer>): Promise<Buffer> | null {
  if (isPacking) return null;
  isPacking = true;
  return body()
    .then(packSmallest)
    .finally(() => (isPacking = false));
}
