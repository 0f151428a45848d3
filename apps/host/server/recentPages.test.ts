import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { PageBody } from './pageBody.ts';
import { openRecentPages } from './recentPages.ts';

const text = `<h1>${'A page. '.repeat(300)}</h1>`;
const page = () => ({
  headers: { etag: '"1"', 'content-type': 'text/html', 'content-length': 1, 'content-encoding': 'br' },
  body: PageBody.plain(Buffer.from(text)),
  vehicles: new Set<string>(),
});

describe('pages stored as they were sent', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function get(
    pages: ReturnType<typeof openRecentPages>,
    headers: Record<string, string>,
    how: 'answer' | 'answerExpired' | 'answerMeanwhile' = 'answer',
    key = 'border-ford /page',
  ) {
    server = createServer((incoming, response) => {
      if (!pages[how](key, incoming, response)) response.writeHead(500).end();
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
    const text = Buffer.from(rows.join(''));
    const long = { ...page(), body: PageBody.plain(text) };
    const another = pages.begin('border-ford /another');
    const begun = pages.begin('border-ford /page');
    begun.keep(long);
    begun.end();
    await get(pages, {});
    server?.close();
    const first = await get(pages, { 'accept-encoding': 'br' });
    server?.close();
    expect(brotliDecompressSync(first.body)).toEqual(text);
    // Not while somebody waits for a page.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(long.body.known('br')?.length).toBe(first.body.length);
    another.end();
    await get(pages, { 'accept-encoding': 'br' });
    await expect.poll(() => long.body.known('br')?.length).toBeLessThan(first.body.length);
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
    pages.invalidate(['site:another-site']);
    expect((await get(pages, {})).status).toBe(200);
    server?.close();
    pages.invalidate(['stock:border-ford']);
    expect((await get(pages, {})).status).toBe(500);
    server?.close();
    expect((await get(pages, {}, 'answerExpired')).status).toBe(500);
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
    pages.invalidate(['stock:border-ford', 'car:border-ford:rav4']);
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

  describe('when a vehicle changes', () => {
    const change = ['stock:border-ford', 'car:border-ford:rav4'];
    const showing = (slug: string) => ({ ...page(), vehicles: new Set([slug]) });
    const states = async (pages: ReturnType<typeof openRecentPages>, key: string) => {
      const statuses: number[] = [];
      for (const how of ['answer', 'answerExpired'] as const) {
        statuses.push((await get(pages, {}, how, key)).status);
        server?.close();
      }
      return statuses;
    };

    it('its own page is deleted, and every page that shows it', async () => {
      const pages = openRecentPages(() => 0);
      pages.begin('border-ford /cars/rav4').keep(page());
      pages.begin('border-ford /cars/yaris').keep(showing('rav4'));
      pages.begin('border-ford /search').keep(showing('rav4'));
      pages.invalidate(change);
      for (const path of ['/cars/rav4', '/cars/yaris', '/search'])
        expect(await states(pages, `border-ford ${path}`)).toEqual([500, 500]);
    });

    it('pages of other vehicles stay, with those of other sites', async () => {
      const pages = openRecentPages(() => 0);
      pages.begin('border-ford /cars/yaris').keep(showing('corolla'));
      pages.begin('coast-kia /search').keep(showing('rav4'));
      pages.invalidate(change);
      expect(await states(pages, 'border-ford /cars/yaris')).toEqual([200, 200]);
      expect(await states(pages, 'coast-kia /search')).toEqual([200, 200]);
    });

    it('lists are rendered anew, and sent as they were only for a minute where that is not possible', async () => {
      let time = 0;
      const pages = openRecentPages(() => time);
      pages.begin('border-ford /search').keep(showing('yaris'));
      pages.invalidate(change);
      expect(await states(pages, 'border-ford /search')).toEqual([500, 200]);
      time = 60_001;
      expect(await states(pages, 'border-ford /search')).toEqual([500, 500]);
    });

    it('others are sent a list as it was while somebody waits for the newer one', async () => {
      const pages = openRecentPages(() => 0);
      const made = pages.begin('border-ford /page');
      made.keep(showing('yaris'));
      made.end();
      pages.invalidate(change);
      expect((await get(pages, {}, 'answerMeanwhile')).status).toBe(500);
      server?.close();
      const making = pages.begin('border-ford /page');
      expect((await get(pages, {}, 'answerMeanwhile')).status).toBe(200);
      server?.close();
      making.end();
      expect((await get(pages, {}, 'answerMeanwhile')).status).toBe(500);
    });

    it('a page of another vehicle is stored though it was under way', async () => {
      const pages = openRecentPages(() => 0);
      const [other, list] = [pages.begin('border-ford /cars/yaris'), pages.begin('border-ford /search')];
      pages.invalidate(change);
      other.keep(showing('corolla'));
      list.keep(showing('corolla'));
      expect((await states(pages, 'border-ford /cars/yaris'))[0]).toBe(200);
      expect((await states(pages, 'border-ford /search'))[0]).toBe(500);
    });
  });
});
