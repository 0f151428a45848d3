import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface TemporaryPostgres {
  /** Of an empty database of its own. */
  url: string;
  /**
   * Ends the server and starts it again on the same data and port. Resolves when it answers.
   * @param how 'fast' ends it as a service manager does, 'crash' drops every connection at once and recovers from the log
   */
  restart(how?: 'fast' | 'crash'): Promise<void>;
  stop(): Promise<void>;
}

const installed = '/usr/lib/postgresql';

/** Folder of PostgreSQL's programs, '' where they are on the PATH. */
function programs(): string {
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(installed, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (found) return found;
  if (spawnSync('initdb', ['--version']).status === 0) return '';
  throw new Error(
    'PostgreSQL is not installed on this machine: run `npm test` once, which installs it, or install it yourself.',
  );
}

/** PostgreSQL refuses to run as root, so root hands it to a user who owns nothing. */
function lesserUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const name = ['postgres', 'nobody'].find((one) => spawnSync('id', [one]).status === 0) ?? 'nobody';
  const number = (flag: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

/** A port of this machine that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, for tests. It keeps nothing.
 * @param maxConnections of all processes together
 */
export async function startTemporaryPostgres(maxConnections = 50): Promise<TemporaryPostgres> {
  const bin = programs();
  const user = lesserUser();
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const asUser = { ...user, cwd: folder };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'forecourt', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N', '--wal-segsize=1'],
    {
      ...asUser,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    `max_connections=${maxConnections}`,
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const url = `postgresql://forecourt@127.0.0.1:${port}/postgres`;
  let output = '';

  async function start(): Promise<{ end(signal: NodeJS.Signals): Promise<void> }> {
    const server = spawn(join(bin, 'postgres'), args, { ...asUser, stdio: ['ignore', 'ignore', 'pipe'] });
    server.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-4_000)));
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    // It keeps no process alive, and whoever ends without a stop leaves neither it nor its folder behind.
    server.unref();
    (server.stderr as Socket).unref();
    const endNow = (): void => {
      // By a process of its own: who is ended may have less time left than this takes.
      const command = '"$0" stop -D "$1/data" -m immediate; rm -rf "$1"';
      const options = { ...user, cwd: '/', detached: true, stdio: 'ignore' } as const;
      spawn('/bin/sh', ['-c', command, join(bin, 'pg_ctl'), folder], options).unref();
    };
    process.once('exit', endNow);
    void ended.then(() => process.off('exit', endNow));
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      // Whoever waits for its end stays until then.
      server.ref();
      server.kill(signal);
      await ended;
    };
    for (let tries = 0; !(await answers(url)); tries += 1) {
      if (server.exitCode !== null || tries > 300) {
        await end('SIGQUIT');
        throw new Error(`PostgreSQL did not start: ${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return { end };
  }

  let running = await start().catch((fault: unknown) => {
    rmSync(folder, { recursive: true, force: true });
    throw fault;
  });
  return {
    url,
    async restart(how = 'fast') {
      await running.end(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      running = await start();
    },
    async stop() {
      await running.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
