import { createHash } from 'node:crypto';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { contentPolicy } from './contentPolicy.ts';
import { secureHtml } from './secureHtml.ts';

const plain = {
  dev: false,
  away: () => '<h1>Back in a moment</h1>',
  styleFirst: () => ({ edits: [], sheets: [] }),
  origins: { forms: [], images: [], connect: [], scripts: [], frames: [] },
};

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';

describe('the policy of a page', () => {
  it('allows the page’s own inline code and no other', () => {
    const policy = contentPolicy('<style>a{}</style><script>one()</script><script async src="/x.js"></script>', plain);
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${sha('one()')}`);
    expect(directive(policy, 'style-src')).toContain(sha('a{}'));
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(directive(policy, 'object-src')).toBe("object-src 'none'");
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
  });

  it('never allows structured data as a script', () => {
    const policy = contentPolicy('<script type="application/ld+json">{"a":1}</script>', plain);
    expect(policy).not.toContain(sha('{"a":1}'));
  });

  it('names each hash once, however often its script is on the page', () => {
    const policy = contentPolicy('<script>one()</script><script>one()</script>', plain);
    expect(policy.split(sha('one()'))).toHaveLength(2);
  });
});

describe('a page that is sent', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  interface Got {
    status: number;
    headers: Record<string, unknown>;
    body: Buffer;
  }

  /** Sends a request through `secureHtml` to what the handler writes. */
  async function get(handler: (response: ServerResponse) => void, headers = {}, method = 'GET'): Promise<Got> {
    server = createServer((incoming, response) => {
      secureHtml(incoming, response, plain);
      handler(response);
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, method, headers, agent: false });
      call.on('error', reject).on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      call.end();
    });
  }

  const html = `<html><script>one()</script>${'<p>Fremantle</p>'.repeat(200)}</html>`;
  const inPieces = (response: ServerResponse) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html.slice(0, 30));
    response.flushHeaders();
    response.write(Buffer.from(html.slice(30)));
    response.end();
  };

  it.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
  ])('is whole, with its policy, encoded as %s where the browser accepts that', async (encoding, unpack) => {
    const { headers, body } = await get(inPieces, { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(unpack(body).toString()).toBe(html);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['content-security-policy']).toContain(sha('one()'));
    expect(headers['vary']).toContain('Accept-Encoding');
  });

  it.each([
    ['a text', html],
    ['a buffer', Buffer.from(html)],
    ['other bytes', new Uint8Array(Buffer.from(html))],
  ])('is whole where it is written in one piece, as %s', async (_kind, piece) => {
    const { body, headers } = await get((response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(piece);
    });
    expect(body.toString()).toBe(html);
    expect(headers['content-security-policy']).toContain(sha('one()'));
  });

  it('says when to come again where a handler cannot do it now and does not say', async () => {
    const words = '{"error":"We could not save your enquiry just now."}';
    const unsaid = await get((response) => {
      response.statusCode = 503;
      response.setHeader('content-type', 'application/json');
      response.end(words);
    });
    expect([unsaid.status, unsaid.headers['retry-after'], unsaid.body.toString()]).toEqual([503, '30', words]);
  });

  it('keeps the characters of every script, and hashes them as they are', async () => {
    const words = '<html><script>one("Škoda’s 日本")</script><p>Škoda’s 日本</p></html>';
    const { headers, body } = await get((response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(words);
    });
    expect(body.toString()).toBe(words);
    expect(headers['content-security-policy']).toContain(sha('one("Škoda’s 日本")'));
  });

  it('is uncompressed for a client that accepts no encoding', async () => {
    const { headers, body } = await get(inPieces);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(html);
  });

  it('[ROUTE-01] has status 404 where the page declares it, also from the cache', async () => {
    const missing = html.replace('<html>', '<html><meta name="forecourt:status" content="404"/>');
    const send = (response: ServerResponse) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('etag', '"missing"');
      response.end(missing);
    };
    expect((await get(send)).status).toBe(404);
    server?.close();
    expect((await get(send)).status).toBe(404);
    server?.close();
    expect((await get(inPieces)).status).toBe(200);
  });

  it('takes no status from data or from text about it', async () => {
    const send = (response: ServerResponse) => {
      response.setHeader('content-type', 'text/x-component');
      response.end('<meta name="forecourt:status" content="404"/>');
    };
    expect((await get(send)).status).toBe(200);
  });

  it('streams pictures unchanged', async () => {
    const { headers, body } = await get(
      (response) => {
        response.setHeader('content-type', 'image/avif');
        response.write('first');
        response.end('last');
      },
      { 'accept-encoding': 'br' },
    );
    expect(body.toString()).toBe('firstlast');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-security-policy']).toBeUndefined();
  });

  const shared = (etag: string, body: string) => (response: ServerResponse) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 's-maxage=300');
    response.setHeader('etag', etag);
    response.end(body);
  };

  it('is not sent again to a browser that has it', async () => {
    const first = await get(shared('"1"', '<h1>A</h1>'));
    server?.close();
    const again = await get(shared('"1"', '<h1>A</h1>'), {
      'if-none-match': `"x", W/${String(first.headers['etag'])}`,
    });
    expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, first.headers['etag']]);
  });

  it('is never mistaken for another with the same framework ETag', async () => {
    const first = await get(shared('"1"', '<h1>A</h1>'));
    server?.close();
    const other = await get(shared('"1"', '<h1>B</h1>'), { 'if-none-match': String(first.headers['etag']) });
    expect([other.status, String(other.body)]).toEqual([200, '<h1>B</h1>']);
  });
});
