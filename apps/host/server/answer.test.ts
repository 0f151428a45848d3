import type { OpenedPlatform } from '@forecourt/platform';
import { sampleSite, wholeSite } from '@forecourt/domain/testing';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from './answer.ts';
import { openRecentPages } from './recentPages.ts';
import { openRequestIds } from './requestIds.ts';
import { openVisitorAddress } from './visitorAddress.ts';

const seen: IncomingMessage[] = [];
const searched: { site: string; path: string; body: string }[] = [];
const searchers: (string | undefined)[] = [];

const platform = {
  drafts: { isPreviewHost: () => false, shown: () => null },
  sites: {
    byHost: (host: string) => (host === 'harbour-toyota.localhost' ? wholeSite(sampleSite) : null),
    publicSite: () => ({ ...sampleSite, origin: 'http://harbour-toyota.localhost:3000' }),
  },
  images: {
    respond: (path: string, accept: string) =>
      Promise.resolve({ status: 200, headers: { 'content-type': accept }, body: new TextEncoder().encode(path) }),
  },
  views: { view: () => Promise.reject(new Error('The database is away.')) },
  search: {
    handle: ({ slug }: { slug: string }, { path, body, address }: { path: string; body: string; address?: string }) => {
      searched.push({ site: slug, path, body });
      searchers.push(address);
      return Promise.resolve({ status: 200, body: { results: [] } });
    },
  },
} as unknown as OpenedPlatform;

/** What was logged. */
const logged: object[] = [];

let server: Server | undefined;
afterEach(() => {
  server?.close();
  for (const list of [logged, seen, searched, searchers]) list.length = 0;
  vi.restoreAllMocks();
});

async function start({
  demo = false,
  demoPages = 'loopback' as 'loopback' | 'everyone',
  fails = false,
  hangs = false,
  shared = false,
  seconds = 300,
  isFull = (): boolean => false,
  proxies = [] as { address: string; bits: number }[],
} = {}): Promise<void> {
  const handle = (request: IncomingMessage, response: Parameters<Parameters<typeof createServer>[1] & object>[1]) => {
    seen.push(request);
    if (fails) return Promise.reject(new Error('The page broke.'));
    if (hangs) return new Promise<void>(() => undefined);
    response.setHeader('content-type', 'text/html');
    if (shared) response.setHeader('cache-control', `s-maxage=${seconds}`);
    response.end('<h1>A page</h1>');
    return Promise.resolve();
  };
  server = createServer(
    answer({
      platform,
      handle,
      demo,
      demoPages,
      longestWait: 200,
      dev: false,
      styleFirst: () => ({ edits: [], sheets: [] }),
      origins: { forms: [], images: [], connect: [], scripts: [], frames: [] },
      recent: openRecentPages(() => Date.now()),
      takeTurn: async () => (isFull() ? null : () => undefined),
      hostFolder: tmpdir(),
      buildFolder: tmpdir(),
      addressOf: openVisitorAddress({ trusted: proxies, header: 'x-forwarded-for' }),
      idOf: openRequestIds({ trusted: proxies }),
      log: { error: (facts, message) => void logged.push({ ...facts, message }) },
      redirectAt: () => null,
      findIcon: async () => null,
      previews: { of: () => null, isDraft: () => false, make: (_preview, _request, work) => work() },
      storedPath: (_site, url) => {
        const [name = ''] = url.split('?');
        if (name === '/contact') return { name: `${name}?location=perth`, storedBy: 'host' };
        return /^\/cars\/\w+$/.test(name) ? { name, storedBy: 'framework' } : null;
      },
    }),
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
}

/** Uses a raw socket, so that headers which a client would refuse to send arrive unchanged. */
function raw(lines: readonly string[], body = ''): Promise<string> {
  const { port } = server?.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        [...lines, 'Connection: close', `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'),
      );
    });
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

const statusOf = (text: string) => Number(text.split(' ')[1]);
const own = 'Host: harbour-toyota.localhost:3000';

describe('hosts that are answered', () => {
  it.each([
    ['an unknown name', ['Host: unknown.example']],
    ['two names', [own, 'Host: unknown.example']],
    ['the same name twice', [own, own]],
    ['a name with a path', ['Host: harbour-toyota.localhost/x']],
    ['a name with user info', ['Host: x@harbour-toyota.localhost']],
    ['a known name that was only forwarded', ['Host: unknown.example', 'X-Forwarded-Host: harbour-toyota.localhost']],
    ['the plain name outside the demo', ['Host: localhost:3000']],
  ])('[SITE-04] refuses %s and reveals nothing of any site', async (_name, headers) => {
    await start();
    const text = await raw(['GET / HTTP/1.1', ...headers]);
    expect([404, 400]).toContain(statusOf(text));
    expect(text).not.toContain('Harbour');
    expect(seen).toHaveLength(0);
  });

  it('answers a site’s own name in any case and on any port', async () => {
    await start();
    for (const host of [own, 'Host: HARBOUR-Toyota.localhost', 'Host: harbour-toyota.localhost:81']) {
      expect(statusOf(await raw(['GET / HTTP/1.1', host]))).toBe(200);
    }
  });

  it.each(['localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '[::1]:3000'])(
    'answers the plain name %s in the demo, to this machine without a proxy',
    async (host) => {
      await start({ demo: true });
      const page = ['GET /demo/outbox HTTP/1.1', `Host: ${host}`];
      expect(statusOf(await raw(page))).toBe(200);
      expect(statusOf(await raw([...page, 'X-Forwarded-For: 127.0.0.1']))).toBe(404);
      expect(seen).toHaveLength(1);
    },
  );

  it('answers the plain name to everyone where the demo is set so', async () => {
    await start({ demo: true, demoPages: 'everyone' });
    expect(statusOf(await raw(['GET / HTTP/1.1', 'Host: localhost', 'X-Forwarded-For: 203.0.113.9']))).toBe(200);
  });

  it('answers no request that the framework makes of one that it handles', async () => {
    await start({ demo: true });
    await raw(['POST /sign-in HTTP/1.1', own, 'Next-Action: a', 'X-Action-Forwarded: 1']);
    const { host: _host, connection: _connection, 'content-length': _length, ...copied } = seen[0]?.headers ?? {};
    expect(copied).not.toHaveProperty('x-action-forwarded');
    const lines = Object.entries(copied).map(([name, value]) => `${name}: ${String(value)}`);
    for (const host of [own, 'Host: localhost:3000'])
      expect(statusOf(await raw(['GET /demo/outbox HTTP/1.1', host, 'Rsc: 1', ...lines]))).toBe(404);
    expect(seen).toHaveLength(1);
  });

  it('accepts its internal calls on the loopback name only', async () => {
    await start();
    expect(statusOf(await raw(['POST /internal/revalidate HTTP/1.1', 'Host: 127.0.0.1']))).toBe(200);
    expect(statusOf(await raw(['GET / HTTP/1.1', 'Host: 127.0.0.1']))).toBe(404);
  });
});

describe('requests that reach the pages', () => {
  it('lose headers that only a proxy may set, and carry the visitor’s address', async () => {
    await start();
    await raw([
      'GET / HTTP/1.1',
      own,
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: https',
      'X-Middleware-Subrequest: src/proxy',
      'X-Forwarded-For: 203.0.113.9',
      'Forwarded: for=203.0.113.9',
      'X-Forecourt-Address: 203.0.113.9',
    ]);
    const { headers } = seen[0] as IncomingMessage;
    expect(headers['x-forwarded-host']).toBeUndefined();
    expect(headers['x-forwarded-proto']).toBeUndefined();
    expect(headers['x-middleware-subrequest']).toBeUndefined();
    expect(headers['x-forwarded-for']).toBeUndefined();
    expect(headers.forwarded).toBeUndefined();
    expect(headers['x-forecourt-address']).toBe('127.0.0.1');
  });

  it('count pages and searches for the visitor whom a trusted proxy names', async () => {
    await start({ proxies: [{ address: '127.0.0.1', bits: 32 }] });
    const named = [own, 'X-Forwarded-For: 198.51.100.1, 203.0.113.9', 'X-Forecourt-Address: 198.51.100.2'];
    await raw(['GET / HTTP/1.1', ...named]);
    await raw(['POST /api/search/1/indexes/*/queries HTTP/1.1', ...named], '{"requests":[]}');
    expect(seen[0]?.headers['x-forecourt-address']).toBe('203.0.113.9');
    expect(searchers).toEqual(['203.0.113.9']);
  });

  it('are rendered whole on HEAD, of which only the headers are sent', async () => {
    await start();
    const text = await raw(['HEAD / HTTP/1.1', own]);
    expect(seen[0]?.method).toBe('GET');
    expect(text).toContain('content-security-policy');
    expect(text.split('\r\n\r\n')[1]).toBe('');
  });

  it('fail with the dealer’s name and number when a page breaks, and reveal no reason', async () => {
    await start({ fails: true });
    const text = await raw(['GET /?email=victim HTTP/1.1', own]);
    expect(statusOf(text)).toBe(503);
    expect(text.toLowerCase()).toContain('retry-after: 30\r\n');
    expect(text.toLowerCase()).toContain('cache-control: no-store\r\n');
    expect(text).toContain(sampleSite.name);
    expect(text).toContain(`tel:${sampleSite.locations[0]?.contact_detail.phone}`);
    expect(text).not.toContain('The page broke.');
    expect(logged).toMatchObject([{ method: 'GET', path: '/' }]);
    expect(JSON.stringify(logged)).not.toContain('victim');
  });

  it('are given up after the time limit', async () => {
    await start({ hangs: true });
    expect(statusOf(await raw(['GET / HTTP/1.1', own]))).toBe(503);
  });
});

describe('requests that never reach the pages', () => {
  it('say to scripts when to come again where something is away, and reveal no reason', async () => {
    await start();
    const text = await raw(['GET /api/cars/2024-kia-ev6-a1/view.json?email=victim HTTP/1.1', own]);
    expect(statusOf(text)).toBe(503);
    expect(text.toLowerCase()).toContain('retry-after: 30\r\n');
    expect(text.toLowerCase()).toContain('cache-control: no-store\r\n');
    expect(text).toContain('content-type: application/json');
    expect(text).toMatch(/\{"error":"\w[^"]+\."\}/);
    expect(text).not.toContain('database');
    expect(JSON.stringify(logged)).not.toContain('victim');
    expect(logged).toMatchObject([{ method: 'GET', path: '/api/cars/2024-kia-ev6-a1/view.json' }]);
  });

  it('pictures, in the formats that the browser accepts', async () => {
    await start();
    const text = await raw(['GET /media/demo/suv_1/640?x=1 HTTP/1.1', own, 'Accept: image/avif']);
    expect(text).toContain('content-type: image/avif');
    expect(text).toMatch(/demo\/suv_1\/640$/);
    expect(seen).toHaveLength(0);
  });

  it('[SITE-04] searches, limited to the stock of the host’s own site', async () => {
    await start();
    const text = await raw(['POST /api/search/1/indexes/*/queries HTTP/1.1', own], '{"requests":[]}');
    expect(statusOf(text)).toBe(200);
    expect(text).toContain('cache-control: no-store');
    expect(searched).toEqual([{ site: 'harbour-toyota', path: '/1/indexes/*/queries', body: '{"requests":[]}' }]);
  });

  it('searches larger than any search', async () => {
    await start();
    const text = await raw(['POST /api/search/1/indexes/*/queries HTTP/1.1', own], 'x'.repeat(2_200_000));
    expect(statusOf(text)).toBe(413);
    expect(searched).toHaveLength(0);
  });
});

describe('a stored page', () => {
  const personal = [
    'Cookie: __Host-forecourt=secret',
    'User-Agent: victim',
    'Content-Security-Policy: script-src ’nonce-victim’',
    'X-Forwarded-For: 203.0.113.9',
    'If-None-Match: "victim"',
    'Next-Action: victim',
    'Rsc: 0',
  ];

  it('is rendered from its own name and the host’s, whoever requests it', async () => {
    await start();
    await raw(['GET /cars/kluger?email=victim%40mail.example HTTP/1.1', own, ...personal]);
    const { url, headers, rawHeaders } = seen[0] as IncomingMessage;
    expect(url).toBe('/cars/kluger');
    expect(headers).toEqual({ host: 'harbour-toyota.localhost:3000' });
    expect(rawHeaders.join()).not.toContain('victim');
  });

  it('is rendered in part for the framework’s own client, without where that visitor is', async () => {
    await start();
    const tree = 'Next-Router-State-Tree: %5B%22victim%22%5D';
    const first = await raw(['GET /cars/kluger?email=victim HTTP/1.1', own, ...personal.slice(0, -1), 'Rsc: 1', tree]);
    expect(statusOf(first)).toBe(307);
    const there = /location: (\S+)/.exec(first)?.[1] ?? '';
    expect(there).toMatch(/^\/cars\/kluger\?email=victim&_rsc=./);
    await raw([`GET ${there} HTTP/1.1`, own, ...personal.slice(0, -1), 'Rsc: 1', tree]);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.url).toBe('/cars/kluger');
    expect(seen[0]?.headers).toEqual({ host: 'harbour-toyota.localhost:3000', rsc: '1' });
  });

  it('is rendered once, whatever follows its name', async () => {
    await start({ shared: true });
    const texts = await Promise.all([raw(['GET /cars/kluger HTTP/1.1', own])]);
    for (const query of ['a=1', 'a=2', 'email=victim'])
      texts.push(await raw([`GET /cars/kluger?${query} HTTP/1.1`, own]));
    expect(texts.map(statusOf)).toEqual([200, 200, 200, 200]);
    expect(seen).toHaveLength(1);
  });

  it('is rendered once for all who request it at the same time', async () => {
    await start({ shared: true });
    const texts = await Promise.all([1, 2, 3].map((one) => raw([`GET /contact?a=${one} HTTP/1.1`, own])));
    expect(texts.map(statusOf)).toEqual([200, 200, 200]);
    expect(seen).toHaveLength(1);
  });

  it('is kept no longer than the framework says', async () => {
    await start({ shared: true, seconds: 60 });
    const now = Date.now();
    for (const after of [0, 59_000, 61_000]) {
      vi.spyOn(Date, 'now').mockImplementation(() => now + after);
      await raw(['GET /cars/kluger HTTP/1.1', own]);
    }
    expect(seen).toHaveLength(2);
  });

  it('that cannot be rendered in time is answered with the dealer’s name and number, and when to ask again', async () => {
    await start({ shared: true, isFull: () => true });
    for (const path of ['/cars/kluger', '/contact']) {
      const text = await raw([`GET ${path} HTTP/1.1`, own, ...personal]);
      expect(statusOf(text)).toBe(503);
      expect(text.toLowerCase()).toContain('retry-after: 5\r\n');
      expect(text.toLowerCase()).toContain('cache-control: no-store\r\n');
      expect(text).toContain('content-security-policy');
      expect(text).toContain(sampleSite.name);
      expect(text).toContain(`tel:${sampleSite.locations[0]?.contact_detail.phone}`);
    }
    expect(seen).toHaveLength(0);
  });

  it('that is over is better than none', async () => {
    let isFull = false;
    await start({ shared: true, isFull: () => isFull });
    await raw(['GET /cars/kluger HTTP/1.1', own]);
    isFull = true;
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 3_600_000);
    expect(statusOf(await raw(['GET /cars/kluger HTTP/1.1', own]))).toBe(200);
    expect(statusOf(await raw(['GET /cars/yaris HTTP/1.1', own]))).toBe(503);
  });

  it('is neither the target of a form post nor any other page', async () => {
    await start();
    await raw(['POST /cars/kluger?a=1 HTTP/1.1', own, 'Cookie: a=1']);
    await raw(['GET /search?a=1 HTTP/1.1', own, 'Cookie: a=1']);
    expect(seen.map(({ url }) => url)).toEqual(['/cars/kluger?a=1', '/search?a=1']);
    for (const { headers } of seen) expect(headers.cookie).toBe('a=1');
  });
});

describe('refused requests', () => {
  it('to an address that nobody can read: the page of an address without one, or a short answer', async () => {
    await start();
    expect(statusOf(await raw(['GET /api/cars/%00x/view.json HTTP/1.1', own]))).toBe(404);
    await raw(['GET /cars/%00 HTTP/1.1', own]);
    expect([seen.map(({ url }) => url), logged]).toEqual([['/unknown'], []]);
  });

  it.each(['TRACE', 'OPTIONS', 'PATCH', 'PROPFIND', 'PUT', 'DELETE'])(
    '%s of a page, with what it may be',
    async (how) => {
      await start();
      const text = await raw([`${how} / HTTP/1.1`, own]);
      expect(statusOf(text)).toBe(405);
      expect(text.toLowerCase()).toContain('allow: get, head, post\r\n');
      expect(seen).toHaveLength(0);
    },
  );

  it.each(['http://granite-nissan.localhost:3000', 'https://harbour-toyota.localhost:3000', 'null'])(
    'a change of state from %s, of a page and of a handler alike',
    async (origin) => {
      await start();
      for (const path of ['/cars/kluger', '/api/leads']) {
        expect(statusOf(await raw([`POST ${path} HTTP/1.1`, own, `Origin: ${origin}`]))).toBe(403);
      }
      expect(seen).toHaveLength(0);
    },
  );

  it('addresses that only the framework’s server would know', async () => {
    await start();
    for (const path of ['/cars/kluger.rsc', '/cars/kluger%2Ersc', '/_next/data/b/cars/kluger.json', '/_next/image']) {
      expect(statusOf(await raw([`GET ${path}?email=victim HTTP/1.1`, own]))).toBe(404);
    }
    expect(seen).toHaveLength(0);
  });
});
