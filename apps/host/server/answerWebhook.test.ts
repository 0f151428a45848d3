import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWebhook } from './answerWebhook.ts';

const webhook = vi.fn<(body: string, signature: string | null) => Promise<{ status: number }>>();
let server: Server;

beforeEach(async () => {
  webhook.mockReset().mockResolvedValue({ status: 200 });
  server = createServer((incoming, response) => {
    answerWebhook({ webhook }, incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends chunks until there is an answer or they run out. @returns the status and how many bytes were sent */
function send(method: string, pieces: Iterable<Buffer>, headers = {}): Promise<{ status: number; sent: number }> {
  const { port } = server.address() as AddressInfo;
  let sent = 0;
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path: '/api/payments/webhook', headers });
    call.on('response', (answer) => {
      resolve({ status: answer.statusCode ?? 0, sent });
      call.destroy();
    });
    // The server may close while chunks are still being sent.
    call.on('error', (fault) => void (sent > 300_000 ? undefined : reject(fault)));
    const all = pieces[Symbol.iterator]();
    const next = (): void => {
      const { value, done } = all.next();
      if (done) return void call.end();
      sent += value.length;
      call.write(value, () => setImmediate(next));
    };
    next();
  });
}

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(16_384, 'x');
}

it('passes a message on unchanged to the byte, with its signature', async () => {
  const text = '{"amount": 20000,\n "name":"Mía"}';
  expect(await send('POST', [Buffer.from(text)], { 'stripe-signature': 't=1,v1=a' })).toMatchObject({ status: 200 });
  expect(webhook).toHaveBeenCalledWith(text, 't=1,v1=a');
  webhook.mockResolvedValue({ status: 503 });
  expect(await send('POST', [])).toMatchObject({ status: 503 });
  expect(webhook).toHaveBeenLastCalledWith('', null);
});

it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
  expect(await send(method, [])).toMatchObject({ status: 405 });
  expect(webhook).not.toHaveBeenCalled();
});

it('refuses messages over the limit, without waiting for their end', async () => {
  expect(await send('POST', endless())).toMatchObject({ status: 413 });
  const declared = await send('POST', [Buffer.from('x')], { 'content-length': String(10 * 1_024 * 1_024) });
  expect(declared.status).toBe(413);
  expect(webhook).not.toHaveBeenCalled();
});
