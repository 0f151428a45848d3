import { createServer, connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import { openRelay } from './relay.ts';

const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.pipe(socket);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const relay = await openRelay((server.address() as AddressInfo).port);
afterAll(async () => {
  await relay.close();
  server.close();
});

it('passes bytes on, holds them back without a word while it is cut, and lets new connections through after', async () => {
  const first = connect(relay.port, '127.0.0.1');
  first.on('error', () => undefined);
  let echoed = '';
  first.setEncoding('utf8').on('data', (text: string) => (echoed += text));
  first.write('one');
  await expect.poll(() => echoed).toBe('one');

  relay.cut();
  first.write('two');
  const during = connect(relay.port, '127.0.0.1');
  during.on('error', () => undefined);
  let heard = '';
  during.setEncoding('utf8').on('data', (text: string) => (heard += text));
  during.write('three');
  // The server itself answers meanwhile, so that there was time for it.
  const beside = connect((server.address() as AddressInfo).port, '127.0.0.1');
  beside.write('here');
  await once(beside, 'data');
  beside.destroy();
  expect([echoed, heard, first.destroyed]).toEqual(['one', '', false]);

  relay.mend();
  await once(first, 'close');
  const after = connect(relay.port, '127.0.0.1');
  after.write('four');
  const [bytes] = (await once(after, 'data')) as [Buffer];
  expect(bytes.toString()).toBe('four');
  after.destroy();
});
