import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openProxy, type Proxy } from './proxy.ts';

interface TestHost {
  server: Server;
  port: number;
  isReady: boolean;
  /** What it says of itself. */
  readiness: string;
  asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
}

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function startHost(): Promise<TestHost> {
  const host: TestHost = {
    isReady: true,
    readiness: '',
    asked: [],
    port: 0,
    answer: (_request, response) => response.end('page'),
    server: createServer((asked, response) => {
      if (asked.url === '/readyz') return void response.writeHead(host.isReady ? 200 : 503).end(host.readiness);
      let body = '';
      asked.setEncoding('utf8').on('data', (text: string) => (body += text));
      asked.on('end', () => {
        host.asked.push({ method: asked.method ?? '', url: asked.url ?? '', headers: asked.headers, body });
        host.answer(asked, response);
      });
    }),
  };
  host.server.listen(0, '127.0.0.1');
  await once(host.server, 'listening');
  host.port = (host.server.address() as AddressInfo).port;
  open.push({
    close: () => {
      host.server.closeAllConnections();
      host.server.close();
    },
  });
  return host;
}

async function startProxy(hosts: readonly TestHost[]): Promise<Proxy> {
  const named = hosts.map(({ port }, at) => ({ name: `host ${at + 1}`, port }));
  const proxy = await openProxy({
    hosts: named,
    everyMs: 20,
    away: (host) => ({ html: `<p>${host}: call 08 6555 0100`, sentence: 'Call 08 6555 0100.' }),
  });
  open.push(proxy);
  await expect.poll(() => proxy.inService().length).toBe(hosts.length);
  return proxy;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

function ask(proxy: Proxy, path: string, given: { from?: string; body?: string; headers?: object } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: proxy.port,
        path,
        method: given.body === undefined ? 'GET' : 'POST',
        headers: { host: 'harbour.example:80', ...given.headers },
        ...(given.from && { localAddress: given.from }),
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
        answer.on('error', reject);
      },
    );
    call.on('error', reject).end(given.body);
  });
}

it('keeps the name that was asked for, and says itself who asks', async () => {
  const host = await startHost();
  const proxy = await startProxy([host]);
  await ask(proxy, '/cars?make=toyota', {
    from: '127.0.0.9',
    headers: { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9', cookie: 'a=b' },
  });
  expect(host.asked[0]).toMatchObject({
    url: '/cars?make=toyota',
    headers: { host: 'harbour.example:80', 'x-forwarded-for': '127.0.0.9', cookie: 'a=b' },
  });
  expect(host.asked[0]?.headers).not.toHaveProperty('forwarded');
});

it('keeps a visitor with one host, and spreads visitors over all', async () => {
  const hosts = await Promise.all([startHost(), startHost(), startHost()]);
  const proxy = await startProxy(hosts);
  const served = new Map<string, Set<string>>();
  for (let visitor = 2; visitor < 26; visitor += 1) {
    for (let turn = 0; turn < 2; turn += 1) {
      const { headers } = await ask(proxy, '/', { from: `127.0.0.${visitor}` });
      const by = served.get(`${visitor}`) ?? new Set();
      served.set(`${visitor}`, by.add(String(headers['x-served-by'])));
    }
  }
  expect([...served.values()].every(({ size }) => size === 1)).toBe(true);
  expect(new Set([...served.values()].flatMap((by) => [...by])).size).toBe(3);
});

it('takes a host out that says it cannot serve, and takes it back', async () => {
  const [ill, well] = [await startHost(), await startHost()];
  const proxy = await startProxy([ill, well]);
  ill.isReady = false;
  await expect.poll(() => proxy.inService()).toEqual(['host 2']);
  for (let visitor = 2; visitor < 10; visitor += 1) await ask(proxy, '/', { from: `127.0.0.${visitor}` });
  expect(ill.asked).toEqual([]);
  ill.isReady = true;
  await expect.poll(() => proxy.inService()).toEqual(['host 1', 'host 2']);
});

it('asks the hosts on while none is ready: they have pages, and say themselves what they cannot do', async () => {
  const host = await startHost();
  const proxy = await startProxy([host]);
  host.isReady = false;
  await expect.poll(() => proxy.inService()).toEqual([]);
  expect(await ask(proxy, '/')).toMatchObject({ status: 200, text: 'page' });
});

it('asks no host that is still starting', async () => {
  const host = await startHost();
  const proxy = await startProxy([host]);
  host.readiness = '{"ready":false,"failing":["starting"]}';
  host.isReady = false;
  await expect.poll(async () => (await ask(proxy, '/')).status).toBe(503);
  expect((await ask(proxy, '/')).text).toContain('call 08 6555 0100');
});

it('reads a page from another host where one dies over it, and repeats nothing that may have been done', async () => {
  const [one, other] = [await startHost(), await startHost()];
  const proxy = await startProxy([one, other]);
  for (const host of [one, other]) host.answer = (asked) => asked.socket.destroy();
  expect((await ask(proxy, '/cars')).status).toBe(503);
  expect([one.asked.length, other.asked.length]).toEqual([1, 1]);
  expect(proxy.repeated).toBe(1);

  const lead = await ask(proxy, '/api/leads', { body: '{"name":"Mia"}' });
  expect(lead).toMatchObject({ status: 503, text: '{"error":"Call 08 6555 0100."}', headers: { 'retry-after': '5' } });
  expect(one.asked.length + other.asked.length).toBe(3);

  one.answer = (_asked, response) => response.writeHead(503, { 'retry-after': '30' }).end();
  other.answer = (_asked, response) => response.end('page');
  expect(await ask(proxy, '/cars')).toMatchObject({ status: 200, text: 'page' });
});

it('lets a host that has too much to do say so, and does not ask the others too', async () => {
  const hosts = [await startHost(), await startHost()];
  const proxy = await startProxy(hosts);
  for (const host of hosts) {
    host.answer = (_asked, response) => response.writeHead(503, { 'retry-after': '5' }).end('busy');
  }
  expect(await ask(proxy, '/cars')).toMatchObject({ status: 503, text: 'busy' });
  expect(hosts.map(({ asked }) => asked.length).toSorted()).toEqual([0, 1]);
});

it('hands a form that no host has taken yet to another, with all of its body', async () => {
  const [one, other] = [await startHost(), await startHost()];
  const proxy = await startProxy([one, other]);
  one.server.closeAllConnections();
  await new Promise((resolve) => one.server.close(resolve));
  const body = 'x'.repeat(200_000);
  for (let visitor = 2; visitor < 10; visitor += 1)
    expect((await ask(proxy, '/contact', { body, from: `127.0.0.${visitor}` })).status).toBe(200);
  expect(other.asked.map((asked) => asked.body.length)).toEqual(Array.from({ length: 8 }, () => body.length));
});

it('says in the dealer’s name where to call when there is no host at all', async () => {
  const host = await startHost();
  const proxy = await startProxy([host]);
  host.server.closeAllConnections();
  await new Promise((resolve) => host.server.close(resolve));
  expect(await ask(proxy, '/')).toMatchObject({
    status: 503,
    text: '<p>harbour.example: call 08 6555 0100',
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  });
});
