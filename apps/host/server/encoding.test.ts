import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, encodeBeside, encodeHere, packSmallestAlone } from './encoding.ts';

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

it('compresses at once as it does on another thread', async () => {
  for (const encoding of ['br', 'gzip', 'identity'] as const)
    expect(encodeHere(body, encoding, 'quick')).toEqual(await encodeBeside(body, encoding));
});

it('compresses smaller where there is time', () => {
  const cars = Array.from({ length: 900 }, (_, car) => `<li class="car">Car ${car * 7_919} of ${car % 13}</li>`);
  const page = Buffer.from(cars.join(''));
  const [quick, well] = (['quick', 'well'] as const).map((effort) => encodeHere(page, 'br', effort));
  expect(well?.length).toBeLessThan((quick?.length ?? 0) * 0.95);
  expect(brotliDecompressSync(well ?? '')).toEqual(page);
});

it('compresses as small as it gets, one body at a time', async () => {
  const rows = Array.from({ length: 900 }, (_, car) => `<li>Car ${car * 7_919} of ${car % 13}</li>`);
  const page = Buffer.from(rows.join(''));
  const packing = packSmallestAlone(() => Promise.resolve(page));
  expect(packSmallestAlone(() => Promise.reject(new Error('Nobody asks.')))).toBeNull();
  const packed = (await packing) ?? Buffer.alloc(0);
  expect(packed.length).toBeLessThan(encodeHere(page, 'br', 'well').length);
  expect(brotliDecompressSync(packed)).toEqual(page);
  await expect(packSmallestAlone(() => Promise.reject(new Error('It is gone.')))).rejects.toThrow('It is gone.');
  expect(await packSmallestAlone(() => Promise.resolve(page))).toEqual(packed);
});
