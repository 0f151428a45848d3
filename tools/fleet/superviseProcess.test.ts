import { afterEach, expect, it } from 'vitest';
import { superviseProcess, type SupervisedProcess } from './superviseProcess.ts';

let one: SupervisedProcess | undefined;
afterEach(() => one?.end());

const run = (code: string): SupervisedProcess =>
  (one = superviseProcess({
    name: 'host 1',
    command: [process.execPath, '-e', code],
    cwd: '.',
    env: { WORD: 'here' },
  }));
const lives = (said: string): number => said.split('here').length - 1;

it('starts a process again that is killed, and ends it for good', async () => {
  const process1 = run('console.log(process.env.WORD); setInterval(() => {}, 1000)');
  await expect.poll(() => lives(process1.said()), { timeout: 10_000 }).toBe(1);
  const first = process1.pid;
  process1.kill();
  await expect.poll(() => lives(process1.said()), { timeout: 10_000 }).toBe(2);
  expect([process1.kills, process1.failures, process1.pid === first]).toEqual([1, 0, false]);
  const last = process1.pid ?? 0;
  await process1.end();
  expect(() => process.kill(last, 0)).toThrow('ESRCH');
});

it('starts a process again that ends by itself, and keeps what it said', async () => {
  const process1 = run('console.log(process.env.WORD); process.exit(3)');
  await expect.poll(() => process1.failures, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  expect(process1.said()).toMatch(/here\n+host 1 ended by itself with 3\.\nhere/);
});

it('ends a process as a service manager does and starts what takes its place in another folder', async () => {
  const process1 = run(
    "console.log(process.env.WORD, process.cwd()); process.on('SIGTERM', () => { console.log('asked'); process.exit(0) }); setInterval(() => {}, 1000)",
  );
  await expect.poll(() => lives(process1.said()), { timeout: 10_000 }).toBe(1);
  await process1.replace('/');
  await expect.poll(() => lives(process1.said()), { timeout: 10_000 }).toBe(2);
  expect(process1.said()).toMatch(/asked\n+here \/$/);
  expect([process1.kills, process1.failures]).toEqual([0, 0]);
});
