import Negotiator from 'negotiator';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes under which packing costs more than it saves. */
const smallest = 1_024;
const brotliOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const brotli = brotliOf(5);
/** Takes thirty times as long for an eighth less. */
const smallestBrotli = brotliOf(constants.BROTLI_MAX_QUALITY);
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/**
 * How an answer of a size is sent: as small as the client takes it, whatever it would rather have.
 * @param accepted the request's `accept-encoding`
 */
export function chooseEncoding(accepted: string | string[] | undefined, size: number): Encoding {
  if (accepted === undefined || size < smallest) return 'identity';
  const taken = new Negotiator({ headers: { 'accept-encoding': String(accepted) } }).encodings(['br', 'gzip']);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}

/** At once: for what is kept and sent again. */
export function encode(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, brotli);
  return encoding === 'gzip' ? gzipSync(body, { level: 6 }) : body;
}

/** Beside the other requests: for what is sent once. */
export async function encodeBeside(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return packBrotli(body, brotli);
  return encoding === 'gzip' ? packGzip(body, { level: 4 }) : body;
}

/** Pages that wait for their smallest form: one after the other, beside the requests. */
let packing: Promise<unknown> = Promise.resolve();

/**
 * Packs what is kept once more, as small as it gets, and puts it in the place of the first one. A page of 30 KB then
 * comes in one round trip less on a new connection.
 */
export function packSmallest(body: Buffer, bodies: Map<Encoding, Buffer>): Promise<void> {
  const mine = packing.then(async () => {
    bodies.set('br', await packBrotli(body, smallestBrotli));
  });
  packing = mine.catch(() => undefined);
  return mine;
}
