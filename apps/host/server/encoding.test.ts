import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, encode, encodeBeside } from './encoding.ts';

const body = Buffer.from('{"hits":[]}'.repeat(300));

it.each([
  ['gzip, deflate, br, zstd', 5_000, 'br'],
  ['gzip, deflate', 5_000, 'gzip'],
  ['identity', 5_000, 'identity'],
  [undefined, 5_000, 'identity'],
  ['br', 900, 'identity'],
])('sends what accepts %s and has %i bytes as %s', (accepted, size, encoding) => {
  expect(chooseEncoding(accepted, size)).toBe(encoding);
});

it('packs without losing anything, at once and beside', async () => {
  for (const pack of [encode, encodeBeside]) {
    expect(brotliDecompressSync(await pack(body, 'br'))).toEqual(body);
    expect(gunzipSync(await pack(body, 'gzip'))).toEqual(body);
    expect(await pack(body, 'identity')).toEqual(body);
    expect((await pack(body, 'br')).length).toBeLessThan(body.length / 4);
  }
});
