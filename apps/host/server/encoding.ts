import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes under which packing costs more than it saves. */
const smallest = 1_024;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** How an answer of a size is sent. @param accepted the request's `accept-encoding` */
export function chooseEncoding(accepted: string | string[] | undefined, size: number): Encoding {
  const names = String(accepted ?? '');
  if (size < smallest) return 'identity';
  if (/\bbr\b/.test(names)) return 'br';
  return /\bgzip\b/.test(names) ? 'gzip' : 'identity';
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
