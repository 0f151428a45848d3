import { once } from 'node:events';
import { createServer, get, Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { stoppable } from './stopServer.ts';

/** A server that answers `/slow` when the test says so, and everything else at once. */
async function start() {
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/slow') waiting.push(response);
    else response.end('here');
  });
  const stopping = stoppable(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string): Promise<IncomingMessage> => {
    const call = get({ host: '127.0.0.1', port, path, agent });
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer;
  };
  const askSlow = async () => {
    const answer = ask('/slow');
    // Whoever is waited for below.
    answer.catch(() => undefined);
    await expect.poll(() => waiting.length).toBe(1);
    return { answer, end: () => waiting[0]?.end('late') };
  };
  return { server, stopping, ask, askSlow };
}

it('answers everything while proxies learn that it ends, and keeps no connection', async () => {
  const { stopping, ask } = await start();
  expect((await ask('/')).headers['connection']).toBe('keep-alive');
  expect(stopping.isStopping).toBe(false);
  const over = stopping.stop({ leaveMs: 300, patienceMs: 5_000 });
  expect(stopping.isStopping).toBe(true);
  const answer = await ask('/');
  expect([answer.statusCode, answer.headers['connection']]).toEqual([200, 'close']);
  await over;
  await expect(ask('/')).rejects.toThrow(/ECONNREFUSED|hang up|ECONNRESET/);
});

it('lets a request that runs end', async () => {
  const { stopping, askSlow } = await start();
  const slow = await askSlow();
  let isOver = false;
  const over = stopping.stop({ leaveMs: 0, patienceMs: 60_000 }).then(() => (isOver = true));
  await wait(100);
  expect(isOver).toBe(false);
  slow.end();
  expect((await slow.answer).statusCode).toBe(200);
  await over;
});

it('cuts a request that takes longer than its patience', async () => {
  const { stopping, askSlow } = await start();
  const slow = await askSlow();
  await stopping.stop({ leaveMs: 0, patienceMs: 50 });
  await expect(slow.answer).rejects.toThrow('socket hang up');
});
