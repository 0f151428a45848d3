import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { openRecentPages } from './recentPages.ts';

const text = `<h1>${'A page. '.repeat(300)}</h1>`;
const page = () => ({
  headers: { etag: '"1"', 'content-type': 'text/html', 'content-length': 1, 'content-encoding': 'br' },
  body: Buffer.from(text),
  bodies: new Map(),
});

describe('pages kept for a second', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function get(pages: ReturnType<typeof openRecentPages>, headers: Record<string, string>) {
    server = createServer((incoming, response) => {
      if (!pages.answer('key', incoming, response)) response.writeHead(500).end();
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

  it('are sent as each browser takes them, and not again to one that has them', async () => {
    const pages = openRecentPages(() => 0);
    pages.keep('key', page());
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

  it('are let go after their time, and when stock changes', async () => {
    let time = 0;
    const pages = openRecentPages(() => time, 1_000);
    pages.keep('key', page());
    time = 1_001;
    expect((await get(pages, {})).status).toBe(500);
    server?.close();
    pages.keep('key', page());
    pages.clear();
    expect((await get(pages, {})).status).toBe(500);
  });
});
