import type { IncomingMessage, Server } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isHotReload, openServer } from './openServer.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function start(look = 300, min = 100): Promise<void> {
  server = openServer(
    (request, response) => {
      let size = 0;
      request.on('data', (chunk: Buffer) => (size += chunk.length));
      request.on('end', () => response.end(`took ${size}`));
    },
    { head: 400, look, min, rest: 5_000, whole: 20_000 },
    isHotReload,
  );
  // Like the framework's: it answers no path but those that it knows.
  server.on('upgrade', ({ url }: IncomingMessage, socket) => {
    if (url?.endsWith('?known')) socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
}

/** The response to a client that sends these chunks, one at a time, and the time it took. */
function drip(pieces: readonly string[], everyMs: number): Promise<{ received: string; ms: number }> {
  const began = performance.now();
  return new Promise((resolve) => {
    let received = '';
    const socket = connect((server?.address() as AddressInfo).port, '127.0.0.1');
    const rest = [...pieces];
    const timer = setInterval(() => {
      const piece = rest.shift();
      if (piece !== undefined && socket.writable) socket.write(piece);
    }, everyMs);
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ received, ms: performance.now() - began });
    });
  });
}

const connectionsOf = (of: Server | undefined): Promise<number> =>
  new Promise((resolve) => of?.getConnections((_, count) => resolve(count)));

const head = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

describe('a connection', () => {
  it('that sends nothing, or its headers byte by byte, is closed', async () => {
    await start();
    const silent = drip([], 50);
    const slow = drip([...'GET / HTTP/1.1\r\nHost: a\r\nX-Long: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'], 50);
    for (const { ms } of await Promise.all([silent, slow])) expect(ms).toBeLessThan(2_000);
  });

  it('that sends a body byte by byte is closed', async () => {
    await start();
    const { received, ms } = await drip([head(1_000), ...'a'.repeat(200)], 30);
    expect(received).toContain(' 408 ');
    expect(ms).toBeLessThan(2_000);
  });

  it('that makes progress is waited for, however long it takes', async () => {
    await start();
    const { received, ms } = await drip([head(2_400), ...Array.from({ length: 12 }, () => 'a'.repeat(200))], 100);
    expect(received).toContain('took 2400');
    expect(ms).toBeGreaterThan(1_000);
  });

  it('that sends a malformed request gets an answer', async () => {
    await start();
    const asked = ['FETCH / HTTP/1.1\r\nHost: a\r\n\r\n', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n'];
    for (const { received } of await Promise.all(asked.map((one) => drip([one], 10)))) {
      expect(received).toMatch(/^HTTP\/1.1 405 .*\r\nAllow: GET, HEAD, POST\r\n/);
    }
  });
});

const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

it('no socket is open after the timeouts, whatever it asks for and however long the client keeps its side open', async () => {
  await start();
  if (server) server.keepAliveTimeout = 100;
  const get = (target: string, rest: string, host = 'a') => `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${rest}`;
  const body = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n';
  const kinds: readonly [asked: string, status: number][] = [
    [get('//', upgrade), 200],
    [get('/', upgrade), 200],
    [get('/_next/webpack-hmr', upgrade), 200],
    [get('http://evil.example/', upgrade), 200],
    [get('/', upgrade, 'evil example'), 200],
    [get('/', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n'), 200],
    [get('/', 'Expect: tea\r\n\r\n'), 417],
    [get('/ HTTP', upgrade), 400],
    [`${body}Expect: 100-continue\r\n\r\n`, 408],
    [`${body}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`, 408],
    ['CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ];
  const sockets: Socket[] = [];
  const answers = kinds.flatMap(([asked, status]) =>
    Array.from({ length: 50 }, async () => {
      const { port } = server?.address() as AddressInfo;
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      sockets.push(socket);
      let received = '';
      socket.on('error', () => undefined).on('data', (data) => (received += String(data)));
      socket.write(asked);
      await once(socket, 'end');
      return { asked, status, received };
    }),
  );
  for (const { asked, status, received } of await Promise.all(answers))
    expect(received, asked).toContain(` ${status} `);
  await expect.poll(() => connectionsOf(server), { timeout: 4_000 }).toBe(0);
  for (const socket of sockets) socket.destroy();
});

it('a connection for changed code is the framework’s, in development', async () => {
  await start();
  const { received } = await drip([`GET /_next/hmr?known HTTP/1.1\r\nHost: a\r\n${upgrade}`], 10);
  expect(received).toMatch(/^HTTP\/1\.1 101 /);
});
