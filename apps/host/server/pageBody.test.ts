import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageBody } from './pageBody.ts';

const textOf = (rows: number): Buffer =>
  Buffer.from(Array.from({ length: rows }, (_, car) => `<li>Car ${car * 7_919} of ${car % 13}</li>`).join(''));
const [long, short] = [textOf(2_000), textOf(60)];

describe('the bytes of a page', () => {
  it('of a long one are kept compressed alone, and plain for who takes nothing else', async () => {
    const body = new PageBody([['br', brotliCompressSync(long)]], long.length);
    expect(body.length).toBe(long.length);
    expect(await body.as('identity')).toEqual(long);
    expect(body.known('identity')).toBeUndefined();
    expect(gunzipSync(await body.as('gzip'))).toEqual(long);
    expect(body.known('gzip')).toBeDefined();
    expect(body.maxBytes).toBeLessThan(long.length / 2);
  });

  it('of a long one that came plain are so until it is compressed', async () => {
    const body = PageBody.plain(long);
    expect(body.known('identity')).toBe(long);
    expect(body.maxBytes).toBeGreaterThan(long.length);
    expect(brotliDecompressSync(await body.as('br'))).toEqual(long);
    expect(body.known('identity')).toBeUndefined();
    expect(await body.as('identity')).toEqual(long);
  });

  it('of a short one are kept in every form', async () => {
    const body = PageBody.plain(short);
    await body.as('br');
    await body.as('gzip');
    expect((['identity', 'br', 'gzip'] as const).every((form) => body.known(form))).toBe(true);
  });

  it('are compressed as small as they get, once', async () => {
    const body = PageBody.plain(long);
    const first = await body.as('br');
    body.packSmallest();
    await expect.poll(() => body.known('br')?.length).toBeLessThan(first.length);
    const smallest = body.known('br') ?? Buffer.alloc(0);
    expect(brotliDecompressSync(smallest)).toEqual(long);
    body.packSmallest();
    const other = PageBody.plain(textOf(1_900));
    // Its turn comes at once, because nothing is compressed twice.
    other.packSmallest();
    await expect.poll(() => other.known('br')).toBeDefined();
    expect(body.known('br')).toBe(smallest);
  });
});
