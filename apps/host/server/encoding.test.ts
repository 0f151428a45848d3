import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, encodeBeside, packSmallest, type Encoding } from './encoding.ts';

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

it('compresses losslessly', async () => {
  expect(brotliDecompressSync(await encodeBeside(body, 'br'))).toEqual(body);
  expect(gunzipSync(await encodeBeside(body, 'gzip'))).toEqual(body);
  expect(await encodeBeside(body, 'identity')).toEqual(body);
  expect((await encodeBeside(body, 'br')).length).toBeLessThan(body.length / 4);
});

it('compresses a cached body again, smaller, and replaces the first result, one body at a time', async () => {
  const pageOf = (step: number) =>
    Buffer.from(Array.from({ length: 900 }, (_, car) => `<li>Car ${car * step} of ${car % 13}</li>`).join(''));
  const [page, other] = [pageOf(7_919), pageOf(7_907)];
  const first = await encodeBeside(page, 'br');
  const bodies = new Map<Encoding, Buffer>([['br', first]]);
  const others = new Map<Encoding, Buffer>();
  expect(packSmallest(page, bodies)).toBe(true);
  expect(packSmallest(other, others)).toBe(false);
  await expect.poll(() => bodies.get('br')?.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(bodies.get('br') ?? '')).toEqual(page);
  const second = bodies.get('br');
  expect(packSmallest(page, bodies)).toBe(true);
  await expect.poll(() => packSmallest(other, others)).toBe(true);
  await expect.poll(() => others.size).toBe(1);
  // What is as small as can be is not compressed again.
  expect(bodies.get('br')).toBe(second);
});
