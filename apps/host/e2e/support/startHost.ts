import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { port } from './address.ts';
import { eventually } from './eventually.ts';
import { hostSettings } from './hostSettings.ts';

const startMs = 120_000;

/** Starts the host under test for all files of a run, and ends it with them. Fails the run when it ends before. */
export async function setup(): Promise<() => Promise<void>> {
  const host = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: hostSettings,
  });
  const exit = once(host, 'exit');
  const exited = () => host.exitCode !== null || host.signalCode !== null;
  // The port is open before the host is: the demo's first page tells when it is ready.
  const ready = eventually(async () => {
    if (exited()) return;
    const { status } = await fetch(`http://127.0.0.1:${port}/`);
    if (status !== 200) throw new Error(`The host answers ${status}.`);
  }, startMs);
  await Promise.race([ready, exit]);
  if (exited()) throw new Error(`The host under test ended with ${host.exitCode ?? host.signalCode}.`);
  return async () => {
    if (exited()) throw new Error(`The host under test ended with ${host.exitCode ?? host.signalCode} during the run.`);
    host.kill('SIGTERM');
    await exit;
  };
}
