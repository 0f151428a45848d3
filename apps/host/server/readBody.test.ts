import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { openServer } from './openServer.ts';
import { readBody } from './readBody.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function start(rest: number): Promise<number> {
  server = openServer(
    (incoming, response) => {
      void readBody(incoming, 1_000).then((body) => response.writeHead(body === null ? 413 : 200).end(body ?? 'long'));
    },
    // Only the rest of a body is timed here: on a busy machine a head or a body may take seconds.
    { head: 20_000, look: 20_000, min: 10, rest, whole: 60_000 },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function send(port: number, body: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method: 'POST', headers });
    call.on('error', reject);
    call.on('response', (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += String(chunk)));
      answer.on('end', () => resolve(`${answer.statusCode} ${text}`));
    });
    call.end(body);
  });
}

it('returns the whole body, up to the limit', async () => {
  const port = await start(5_000);
  expect(await send(port, 'é'.repeat(500))).toBe(`200 ${'é'.repeat(500)}`);
  expect(await send(port, 'é'.repeat(500) + 'e')).toBe('413 long');
});

it('lets a sender of too much read the answer, with or without a declared length, and reuse the connection', async () => {
  const port = await start(5_000);
  const large = 'x'.repeat(8_000_000);
  for (const headers of [undefined, { 'transfer-encoding': 'chunked' }]) {
    for (let round = 0; round < 10; round += 1) expect(await send(port, large, headers)).toBe('413 long');
    expect(await send(port, 'short')).toBe('200 short');
  }
});

it('closes a connection that the sender wants closed after the whole body, not with the answer', async () => {
  const socket = connect(await start(5_000), '127.0.0.1');
  const events: string[] = [];
  socket.on('end', () => events.push('closed'));
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 2000\r\n\r\n${'x'.repeat(1_500)}`);
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 413 /);
  await pause(100);
  events.push('sent');
  socket.end('x'.repeat(500));
  await once(socket, 'close');
  expect(events).toEqual(['sent', 'closed']);
});

it('closes the connection of a sender who continues after the answer', async () => {
  const port = await start(300);
  const began = performance.now();
  await new Promise<void>((resolve) => {
    const call = request({ host: '127.0.0.1', port, method: 'POST', headers: { 'content-length': '1000000000' } });
    const timer = setInterval(() => call.write('x'.repeat(1_000)), 20);
    call.on('response', (answer) => answer.resume());
    call.on('error', () => undefined);
    call.on('close', () => {
      clearInterval(timer);
      resolve();
    });
  });
  expect(performance.now() - began).toBeLessThan(4_000);
});
