import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, encode, encodeBeside, packSmallest, type Encoding } from './encoding.ts';

const body = Buffer.from('{"hits":[]}'.repeat(300));

it.each([
  ['gzip, deflate, br, zstd', 5_000, 'br'],
  ['gzip, deflate', 5_000, 'gzip'],
  ['identity', 5_000, 'identity'],
  [undefined, 5_000, 'identity'],
  ['br', 900, 'identity'],
  ['br;q=0, gzip', 5_000, 'gzip'],
  ['br;q=0, gzip;q=0.0', 5_000, 'identity'],
  ['*', 5_000, 'br'],
  ['*;q=0', 5_000, 'identity'],
  ['x-br, brotli', 5_000, 'identity'],
  [' , ;;', 5_000, 'identity'],
])('with %s and %i bytes, sends %s', (accepted, size, encoding) => {
  expect(chooseEncoding(accepted, size)).toBe(encoding);
});

it('compresses losslessly, synchronously and asynchronously', async () => {
  for (const pack of [encode, encodeBeside]) {
    expect(brotliDecompressSync(await pack(body, 'br'))).toEqual(body);
    expect(gunzipSync(await pack(body, 'gzip'))).toEqual(body);
    expect(await pack(body, 'identity')).toEqual(body);
    expect((await pack(body, 'br')).length).toBeLessThan(body.length / 4);
  }
});

it('compresses a cached body again, smaller, and replaces the first result', async () => {
  const page = Buffer.from(
    Array.from({ length: 900 }, (_, car) => `<li>Car ${car * 7919} of ${car % 13}</li>`).join(''),
  );
  const first = encode(page, 'br');
  const bodies = new Map<Encoding, Buffer>([['br', first]]);
  await packSmallest(page, bodies);
  const second = bodies.get('br') ?? Buffer.alloc(0);
  expect(brotliDecompressSync(second)).toEqual(page);
  expect(second.length).toBeLessThan(first.length);
});
