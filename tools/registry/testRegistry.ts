import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readJson } from '../front-door/machine.mjs';
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

/** The registry's program, which only this needs: a dependency would make everybody's installation a quarter longer. */
const program = {
  name: 'verdaccio',
  manifest: {
    private: true,
    dependencies: { verdaccio: '6.10.4' },
    // A part of it asks for a tag in place of a version; a mirror need not know the tags.
    overrides: { 'node-fetch': '2.7.0' },
  },
};

/** Installs the program in a folder of its own. @returns the file that Node runs */
async function installProgram(folder: string): Promise<string> {
  const { name, manifest } = program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await npm(['install', '--prefix', folder, '--ignore-scripts']);
  const home = join(folder, 'node_modules', name);
  const { bin } = readJson(join(home, 'package.json')) as { bin: string | Record<string, string> };
  return join(home, typeof bin === 'string' ? bin : bin[name]!);
}

/**
 * Installs the registry's program and starts it, empty.
 * @param folder for its settings and packages, empty before
 * @throws when it does not answer within a minute, with what it printed, or cannot be installed
 */
export async function openTestRegistry(folder: string, port: number): Promise<TestRegistry> {
  mkdirSync(folder, { recursive: true });
  const upstream = (await npm(['config', 'get', 'registry'])).trim();
  const file = join(folder, 'config.yaml');
  writeFileSync(file, settings(folder, upstream));
  const address = `http://127.0.0.1:${port}/`;
  const command = [await installProgram(join(folder, 'program')), '--config', file, '--listen', address.slice(0, -1)];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
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
