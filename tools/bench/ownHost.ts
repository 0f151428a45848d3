import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPage } from '../browser/getPage.ts';

const root = join(import.meta.dirname, '../..');
const longestStart = 120_000;

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

export interface OwnHost {
  port: number;
  pid: number;
  /** All that it has written. */
  said(): string;
  close(): Promise<void>;
}

export interface OwnHostOptions {
  /** Data folder that is not deleted. @default one of its own, which goes with the host */
  data?: string;
  /** Host name whose home page says that it has started. @default 'localhost', the list of all demo sites */
  firstHost?: string;
  /** Further settings. */
  environment?: Readonly<Record<string, string>>;
}

/** Runs the built host with the demo's stock in a data folder of its own. @throws with what it said when it ends */
export async function startOwnHost({
  data: kept,
  firstHost = 'localhost',
  environment = {},
}: OwnHostOptions = {}): Promise<OwnHost> {
  const port = await freePort();
  const data = kept ?? mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), FORECOURT_DATA: data, ...environment };
  const host = spawn(process.execPath, ['apps/host/server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const append = (text: Buffer): void => void (output += text.toString('utf8'));
  host.stdout.on('data', append);
  host.stderr.on('data', append);
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    host.once('exit', () => {
      isOver = true;
      resolve();
    });
  });
  process.once('exit', () => host.kill('SIGKILL'));
  const close = async (): Promise<void> => {
    host.kill('SIGTERM');
    await over;
    if (kept === undefined) rmSync(data, { recursive: true, force: true });
  };
  const answers = (): Promise<boolean> =>
    getPage(`http://${firstHost}:${port}/`).then(
      ({ status }) => status < 500,
      () => false,
    );
  for (const started = Date.now(); !(await answers());) {
    if (isOver || Date.now() - started > longestStart) {
      await close();
      throw new Error(`The host did not start: build it first with \`npm run build\`.\n${output.trim()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { port, pid: host.pid ?? 0, said: () => output, close };
}
