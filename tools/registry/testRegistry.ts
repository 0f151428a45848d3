import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandFile } from '../front-door/machine.mjs';
import { npm } from '../packages/npm.ts';

/** A registry of packages on this machine alone. */
export interface TestRegistry {
  /** @example 'http://127.0.0.1:4873/' */
  address: string;
  close(): Promise<void>;
}

/** Our packages are its own; all others it fetches from the registry that npm is set to. */
const settings = (folder: string, upstream: string): string => `storage: ${JSON.stringify(join(folder, 'storage'))}
uplinks:
  npm:
    url: ${JSON.stringify(upstream)}
    timeout: 60s
    max_fails: 10
    agent_options:
      keepAlive: true
      maxSockets: 40
packages:
  '@forecourt/*': { access: $all, publish: $all }
  'create-forecourt': { access: $all, publish: $all }
  '**': { access: $all, proxy: npm }
auth:
  htpasswd: { file: ${JSON.stringify(join(folder, 'htpasswd'))}, max_users: -1 }
max_body_size: 20mb
web: { enable: false }
log: { type: stdout, format: pretty, level: error }
`;

const startSeconds = 60;

/**
 * Starts an empty registry.
 * @param folder for its settings and packages, empty before
 * @throws when it does not answer within a minute, with what it printed
 */
export async function openTestRegistry(folder: string, port: number): Promise<TestRegistry> {
  mkdirSync(folder, { recursive: true });
  const upstream = (await npm(['config', 'get', 'registry'])).trim();
  const file = join(folder, 'config.yaml');
  writeFileSync(file, settings(folder, upstream));
  const address = `http://127.0.0.1:${port}/`;
  const child = spawn(
    process.execPath,
    [commandFile('verdaccio'), '--config', file, '--listen', address.slice(0, -1)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  const note = (chunk: Buffer) => void (printed += chunk.toString());
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async () => {
    child.kill();
    await ended;
  };
  for (let tries = startSeconds * 10; child.exitCode === null && tries > 0; tries--) {
    const answers = await fetch(`${address}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return { address, close };
    await wait(100);
  }
  await close();
  throw new Error(`The test registry does not answer on port ${port}:\n${printed.slice(-2_000)}`);
}
