import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openServer } from './openServer.ts';

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
  );
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
