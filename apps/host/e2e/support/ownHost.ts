import type { SiteInput } from '@forecourt/domain';
import { freePort, startTemporaryPostgres, type TemporaryPostgres } from '@forecourt/platform/testing';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { SiteSlug } from './address.ts';
import { restoreFolder } from './restoreFolder.ts';
import { ask, type Call, type WireAnswer } from './wire.ts';

type HostMessage = { secret: string } | { refused: string };

export interface LogLine {
  msg?: string;
  request_id?: string;
  [name: string]: unknown;
}

interface Started {
  child: ChildProcess;
  port: number;
  data: string;
  /** Folder of its own copy of the sites. */
  sites: string;
  /** Folder of its own copy of the content. */
  content: string;
  message: HostMessage;
  /** Lines that it has logged. */
  log: LogLine[];
  end(): Promise<void>;
}

const files = { sites: join(import.meta.dirname, '../../sites'), content: join(import.meta.dirname, '../../content') };

/** Within this time a running host takes up what has changed in its folders, in milliseconds. */
const takenUpMs = 1_500;

async function start(databaseUrl: string, settings: Readonly<Record<string, string>>): Promise<Started> {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'forecourt-own-host-'));
  // Not `sites`: there the host keeps the files as they were last good.
  const sites = join(data, 'siteFiles');
  const content = join(data, 'content');
  await cp(files.sites, sites, { recursive: true });
  await cp(files.content, content, { recursive: true });
  const child = spawn(process.execPath, [join(import.meta.dirname, 'ownHostProcess.ts')], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      FORECOURT_DATA: data,
      FORECOURT_SITES: sites,
      FORECOURT_CONTENT: content,
      DATABASE_URL: databaseUrl,
      ...settings,
    },
  });
  const log: LogLine[] = [];
  createInterface({ input: child.stdout as Readable }).on('line', (line) => {
    if (line.startsWith('{')) log.push(JSON.parse(line) as LogLine);
  });
  const ended = once(child, 'exit');
  const [message] = (await once(child, 'message')) as [HostMessage];
  return {
    child,
    port,
    data,
    sites,
    content,
    message,
    log,
    async end() {
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** A host of a journey's own, on a PostgreSQL of its own, with nothing stored yet. */
export interface OwnHost {
  port: number;
  /** Lines that it has logged so far. */
  log: readonly LogLine[];
  askSite(slug: SiteSlug, path: string, call?: Call): Promise<WireAnswer>;
  /** Rewrites the file of a site, as a dealer's agency does while the host runs. */
  changeSite(slug: SiteSlug, change: (site: SiteInput) => SiteInput): Promise<void>;
  /** Writes the file of a theme that is data. */
  writeTheme(name: string, theme: object): Promise<void>;
  /** Writes one of a site's own pictures; null removes it. */
  writePicture(slug: SiteSlug, file: string, bytes: Uint8Array | null): Promise<void>;
  /** Writes a file beside those of the sites, such as a draft. */
  writeSiteFile(name: string, content: object): Promise<void>;
  /** Runs `npm run site` on the folders of this host. @returns what it says @throws when it finds something wrong */
  runSite(...args: string[]): Promise<string>;
  /** Writes a file of content, by its path in the folder; null removes it. */
  changeContent(path: string, text: string | null): Promise<void>;
  /** Puts the files of sites and content back as they were at the start, and waits until the host has taken them up. */
  restoreFiles(): Promise<void>;
  /** Invalidates stored pages by their tags. */
  forget(tags: readonly string[]): Promise<void>;
  /** What a second host says that is started on the same database. */
  startAnother(): Promise<string>;
  stopDatabase(): Promise<void>;
  end(): Promise<void>;
}

/** @param settings environment variables beside those of every such host */
export async function startOwnHost(settings: Readonly<Record<string, string>> = {}): Promise<OwnHost> {
  const database: TemporaryPostgres = await startTemporaryPostgres();
  const host = await start(database.url, settings);
  const { port, message } = host;
  if ('refused' in message) throw new Error(message.refused);
  let isStopped = false;
  const stopDatabase = async () => {
    if (!isStopped) await database.stop();
    isStopped = true;
  };
  return {
    port,
    log: host.log,
    stopDatabase,
    askSite: (slug, path, call) => ask(`${slug}.localhost`, path, { ...call, to: port }),
    async changeSite(slug, change) {
      const file = join(host.sites, `${slug}.json`);
      const site = JSON.parse(await readFile(file, 'utf8')) as SiteInput;
      await writeFile(file, JSON.stringify(change(site)));
    },
    async writePicture(slug, file, bytes) {
      const path = join(host.sites, 'assets', slug, file);
      await mkdir(dirname(path), { recursive: true });
      await (bytes === null ? rm(path) : writeFile(path, bytes));
    },
    async writeSiteFile(name, content) {
      await writeFile(join(host.sites, name), JSON.stringify(content));
    },
    async writeTheme(name, theme) {
      await writeFile(join(host.sites, 'themes', `${name}.json`), JSON.stringify(theme));
    },
    async runSite(...args) {
      const env = {
        NODE_ENV: 'production' as const,
        PORT: String(port),
        FORECOURT_DATA: host.data,
        FORECOURT_SITES: host.sites,
        FORECOURT_CONTENT: host.content,
      };
      const command = join(import.meta.dirname, '../../../../tools/sites/site.ts');
      return (await promisify(execFile)(process.execPath, [command, ...args], { env })).stdout;
    },
    async changeContent(path, text) {
      const file = join(host.content, path);
      if (text === null) return rm(file);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    },
    async restoreFiles() {
      const changed = await Promise.all([
        restoreFolder(files.sites, host.sites),
        restoreFolder(files.content, host.content),
      ]);
      if (changed.includes(true)) await wait(takenUpMs);
    },
    async forget(tags) {
      const headers = { 'content-type': 'application/json', 'x-forecourt-internal': message.secret };
      await ask('127.0.0.1', '/internal/revalidate', { method: 'POST', headers, body: JSON.stringify(tags), to: port });
    },
    async startAnother() {
      const other = await start(database.url, settings);
      await other.end();
      return 'refused' in other.message ? other.message.refused : 'It started.';
    },
    async end() {
      await host.end();
      await stopDatabase();
    },
  };
}
