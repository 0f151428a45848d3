import Negotiator from 'negotiator';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Minimum size in bytes that is worth compressing. */
const smallest = 1_024;
/** The chunk holds a whole page: each further one is another way to the thread that packs and back. */
const brotliOf = (quality: number) => ({
  chunkSize: 65_536,
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});
/** The next level takes nearly twice as long, for a page that is a twentieth smaller. */
const quickBrotli = brotliOf(3);
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

/** Compresses quickly, on another thread. */
export async function encodeBeside(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return packBrotli(body, quickBrotli);
  return encoding === 'gzip' ? packGzip(body, { level: 4 }) : body;
}

let isPacking = false;

/**
 * Compresses a body that is sent again and again with the slowest, smallest setting, and replaces the first result. A
 * page of 30 KB then needs one round trip less on a new connection. One body at a time: where another is being
 * compressed nothing happens, and the next request for this one may ask again.
 * @returns whether it is done or under way
 */
export function packSmallest(body: Buffer, bodies: Map<Encoding, Buffer>): boolean {
  if (packedSmallest.has(body)) return true;
  if (isPacking) return false;
  isPacking = true;
  packedSmallest.add(body);
  packBrotli(body, smallestBrotli)
    .then(
      (packed) => void bodies.set('br', packed),
      () => void packedSmallest.delete(body),
    )
    .finally(() => (isPacking = false));
  return true;
}

const packedSmallest = new WeakSet<Buffer>();
