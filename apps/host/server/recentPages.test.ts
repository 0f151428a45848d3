import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { Encoding } from './encoding.ts';
import { openRecentPages } from './recentPages.ts';

const text = `<h1>${'A page. '.repeat(300)}</h1>`;
const page = () => ({
  headers: { etag: '"1"', 'content-type': 'text/html', 'content-length': 1, 'content-encoding': 'br' },
  body: Buffer.from(text),
  bodies: new Map<Encoding, Buffer>(),
});

describe('pages stored as they were sent', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function get(
    pages: ReturnType<typeof openRecentPages>,
    headers: Record<string, string>,
    how: 'answer' | 'answerExpired' = 'answer',
  ) {
    server = createServer((incoming, response) => {
      if (!pages[how]('border-ford /page', incoming, response)) response.writeHead(500).end();
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', headers, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end();
    });
  }

  it("are sent in each browser's encoding, and not again to one that has them", async () => {
    const pages = openRecentPages(() => 0);
    pages.begin('border-ford /page').keep(page());
    const packed = await get(pages, { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toBe(text);
    server?.close();
    const plain = await get(pages, {});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(text);
    server?.close();
    expect((await get(pages, { 'if-none-match': '"1"' })).status).toBe(304);
  });

  it('are compressed as small as possible, even if the first client took another encoding', async () => {
    const pages = openRecentPages(() => 0);
    const rows = Array.from({ length: 900 }, (_, car) => `<li>Car ${car * 7_919} of ${car % 13}</li>`);
    const long = { ...page(), body: Buffer.from(rows.join('')) };
    const another = pages.begin('border-ford /another');
    const begun = pages.begin('border-ford /page');
    begun.keep(long);
    begun.end();
    await get(pages, {});
    server?.close();
    const first = await get(pages, { 'accept-encoding': 'br' });
    server?.close();
    expect(brotliDecompressSync(first.body)).toEqual(long.body);
    // Not while somebody waits for a page.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(long.bodies.get('br')?.length).toBe(first.body.length);
    another.end();
    await get(pages, { 'accept-encoding': 'br' });
    await expect.poll(() => long.bodies.get('br')?.length).toBeLessThan(first.body.length);
  });

  it('are dropped after their lifetime, and when stock changes', async () => {
    let time = 0;
    const pages = openRecentPages(() => time);
    pages.begin('border-ford /page').keep(page(), 1_000);
    time = 1_001;
    expect((await get(pages, {})).status).toBe(500);
    server?.close();
    expect((await get(pages, {}, 'answerExpired')).status).toBe(200);
    server?.close();
    pages.begin('border-ford /page').keep(page());
    pages.invalidate(['another-site']);
    expect((await get(pages, {})).status).toBe(200);
    server?.close();
    pages.invalidate(['border-ford']);
    expect((await get(pages, {})).status).toBe(500);
  });

  it('are kept for the given lifetime', async () => {
    let time = 0;
    const pages = openRecentPages(() => time);
    pages.begin('border-ford /page').keep(page(), 300_000);
    time = 299_000;
    expect((await get(pages, {})).status).toBe(200);
  });

  it.each([
    ['evicts pages that were requested once', false, 500],
    ['keeps a page that was requested again', true, 200],
  ])('when many others come, %s', async (_what, again, status) => {
    const pages = openRecentPages(() => 0, { maxBytes: 60_000 });
    pages.begin('border-ford /page').keep(page());
    if (again) expect((await get(pages, {})).status).toBe(200);
    server?.close();
    for (let other = 0; other < 40; other += 1) pages.begin(`border-ford /${other}`).keep(page());
    expect((await get(pages, {})).status).toBe(status);
  });

  it('are sent with their own status', async () => {
    const pages = openRecentPages(() => 0);
    pages.begin('border-ford /page').keep({ ...page(), status: 404 });
    expect((await get(pages, { 'if-none-match': '"1"' })).status).toBe(404);
  });

  it('are not stored if something changed while they were rendered', async () => {
    const pages = openRecentPages(() => 0);
    const begun = pages.begin('border-ford /page');
    pages.invalidate(['border-ford']);
    begun.keep(page());
    expect((await get(pages, {})).status).toBe(500);
  });

  it('can be waited for while one is rendered', async () => {
    const pages = openRecentPages(() => 0);
    await pages.underWay('border-ford /page');
    const begun = pages.begin('border-ford /page');
    const waits = pages.underWay('border-ford /page').then(() => 'made');
    expect(await Promise.race([waits, Promise.resolve('under way')])).toBe('under way');
    begun.end();
    expect(await waits).toBe('made');
    await pages.underWay('border-ford /page');
  });
});
