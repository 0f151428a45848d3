import { afterEach, expect, it } from 'vitest';
import { freePort } from '../testing/temporaryPostgres.ts';
import { listenForOperators, type OperatorsDeps } from './listenForOperators.ts';

let opened: { close(): void } | null = null;
afterEach(() => {
  opened?.close();
  opened = null;
});

async function start(changed: Partial<OperatorsDeps> = {}) {
  const port = await freePort();
  const deps: OperatorsDeps = {
    at: { address: '127.0.0.1', port },
    key: 'operators-secret',
    readiness: () => Promise.resolve({ ready: true, failing: [] }),
    figures: () => Promise.resolve({ type: 'text/plain', text: 'forecourt_ready 1\n' }),
    ...changed,
  };
  opened = await listenForOperators(deps);
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { ask, deps };
}

it('lives, and says which part fails', async () => {
  const { ask } = await start({ readiness: () => Promise.resolve({ ready: false, failing: ['database'] }) });
  expect((await ask('/healthz')).status).toBe(200);
  const answer = await ask('/readyz');
  expect([answer.status, await answer.json()]).toEqual([503, { ready: false, failing: ['database'] }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('is ready when its parts answer', async () => {
  expect((await (await start()).ask('/readyz')).status).toBe(200);
});

it.each([
  ['the key', 'operators-secret', 'operators-secret', 200],
  ['another key', 'operators-secret', 'operators-secreT', 401],
  ['no key', 'operators-secret', null, 401],
  ['some key where none is set', null, 'operators-secret', 401],
])('tells its figures by the key alone: %s', async (_, key, given, status) => {
  const { ask } = await start({ key });
  const answer = await ask('/metrics', given === null ? {} : { headers: { authorization: `Bearer ${given}` } });
  expect(answer.status).toBe(status);
  expect((await answer.text()).includes('forecourt_ready')).toBe(status === 200);
});

it('has nothing else, and takes nothing', async () => {
  const { ask } = await start();
  expect((await ask('/')).status).toBe(404);
  const refused = await ask('/healthz', { method: 'POST' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('says in one sentence why it cannot listen', async () => {
  const { deps } = await start();
  await expect(listenForOperators(deps)).rejects.toThrow(/^FORECOURT_WORKER_LISTEN: .* \(EADDRINUSE\)\.$/);
});
