import {
  freePort,
  startSharedStandIn,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '@forecourt/platform/testing';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openAwayWords } from './awayWords.ts';
import { openProxy, type Proxy } from './proxy.ts';
import { openRelay, type Relay } from './relay.ts';
import { mountSmallDisk, type SmallDisk } from './smallDisk.ts';
import { superviseProcess, type SupervisedProcess } from './superviseProcess.ts';

/** Folder of this version. */
export const thisVersion = join(import.meta.dirname, '../..');

export interface FleetOptions {
  /** Of the proxy. @default 0, any free port */
  port?: number;
  hosts: number;
  workers: number;
  /** Folder of the site files. */
  sites: string;
  /** Further environment variables of hosts and workers. */
  environment?: Readonly<Record<string, string>>;
  /** Folder of the version that hosts and workers start from, installed and built. @default that of this one */
  version?: string;
  /** Whether clocks can be moved, and the disk of the first host be filled. @default false */
  isBreakable?: boolean;
  /** Receives a line for each part that is up. */
  report?: (line: string) => void;
}

export interface FleetPart {
  process: SupervisedProcess;
  /** File that says by how many milliseconds the process's clock is wrong, where the fleet is breakable. */
  clock: string;
}

export interface FleetHost extends FleetPart {
  port: number;
  /** The disk of its data folder, where that can be filled. */
  disk: SmallDisk | null;
  /** Its way to the database. */
  relay: Relay;
}

type StandIn = Awaited<ReturnType<typeof startSharedStandIn>>;

export interface Fleet {
  /** Where visitors come: `http://{slug}.localhost:{port}`. */
  port: number;
  proxy: Proxy;
  postgres: TemporaryPostgres;
  standIn: StandIn;
  hosts: FleetHost[];
  workers: FleetPart[];
  /** Waits until these hosts are in service. @throws when they do not start */
  ready(names: readonly string[]): Promise<void>;
  /** Ends everything, and removes what it wrote. */
  close(): Promise<void>;
}

/** Connections of all hosts, workers and commands together. */
const maxConnections = 200;
const longestStartMs = 180_000;
/** Of the disk that can be filled: a host of the demo uses a tenth of it. */
const smallDiskMegabytes = 256;

/**
 * Starts PostgreSQL, hosts, workers, a stand-in for other companies and a proxy, all on this machine and with a folder of
 * their own that is removed at the end. The host must be built.
 */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { hosts: hostCount, workers: workerCount, sites, environment = {}, report = () => undefined } = options;
  const { isBreakable = false, version = thisVersion } = options;
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-fleet-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const port = options.port || (await freePort());
    const postgres = await startTemporaryPostgres(maxConnections);
    closers.push(() => postgres.stop());
    report(`PostgreSQL   ${postgres.url}`);
    const secret = randomBytes(32).toString('base64url');
    const standIn = await startSharedStandIn({ secret, hostPort: port });
    closers.push(() => standIn.close());
    const databasePort = Number(new URL(postgres.url).port);
    const common = {
      NODE_ENV: 'production',
      FORECOURT_DEMO: '1',
      FORECOURT_SITES: sites,
      FORECOURT_SECRET: secret,
      FORECOURT_STAND_IN: standIn.url,
      FORECOURT_ORIGIN: `http://{slug}.localhost:${port}`,
      FORECOURT_PREVIEW_ORIGIN: `http://{draft}.preview.localhost:${port}`,
      FORECOURT_TRUSTED_PROXIES: '127.0.0.1',
      // Its pages are read through the proxy.
      FORECOURT_DEMO_PAGES: 'everyone',
      // Three health checks of the proxy.
      FORECOURT_LEAVE_SECONDS: '1.5',
      FORECOURT_SHARED_INDEX: join(folder, 'index'),
      ...environment,
    };

    /** Environment of one process: each has a data folder of its own, and its own way to the database. */
    function placeOf(data: string, at: number, relay: Relay): Record<string, string> {
      const url = new URL(postgres.url);
      url.port = String(relay.port);
      return { ...common, PORT: String(at), FORECOURT_DATA: data, DATABASE_URL: url.href };
    }

    async function start(name: string, script: string, at: number) {
      const relay = await openRelay(databasePort);
      closers.push(() => relay.close());
      const data = join(folder, name.replace(' ', '-'));
      await mkdir(data);
      const disk = isBreakable && name === 'host 1' ? mountSmallDisk(data, smallDiskMegabytes) : null;
      if (disk) closers.push(async () => disk.remove());
      const clock = `${data}-clock`;
      const env = { ...placeOf(data, at, relay), FORECOURT_FLEET_CLOCK: clock };
      const flags = isBreakable ? ['--import', join(import.meta.dirname, 'shiftClock.mjs')] : [];
      const started = superviseProcess({ name, command: [process.execPath, ...flags, script], cwd: version, env });
      closers.push(() => started.end());
      return { process: started, clock, relay, disk };
    }

    const ports = await Promise.all(Array.from({ length: hostCount }, () => freePort()));
    const upstreams = ports.map((at, place) => ({ name: `host ${place + 1}`, port: at }));
    const proxy = await openProxy({ port, hosts: upstreams, away: await openAwayWords(sites, port) });
    closers.push(() => proxy.close());
    const hosts: FleetHost[] = [];

    async function ready(names: readonly string[]): Promise<void> {
      for (const end = Date.now() + longestStartMs; names.some((name) => !proxy.inService().includes(name));) {
        const failed = hosts.find((host) => host.process.failures > 1);
        if (failed || Date.now() > end) {
          const said = (failed ?? hosts[0])?.process.said() ?? '';
          throw new Error(`The hosts did not start: build them first with \`npm run build\`.\n${said}`);
        }
        await wait(100);
      }
    }

    // The first makes the tables and fills the demo; the others find both.
    for (const few of [upstreams.slice(0, 1), upstreams.slice(1)]) {
      for (const upstream of few) {
        hosts.push({
          ...(await start(upstream.name, 'apps/host/server/main.ts', upstream.port)),
          port: upstream.port,
        });
      }
      await ready(few.map(({ name }) => name));
      for (const upstream of few) report(`${upstream.name.padEnd(12)} http://127.0.0.1:${upstream.port}/readyz`);
    }
    const workers: FleetPart[] = [];
    for (let place = 1; place <= workerCount; place += 1) {
      const worker = await start(`worker ${place}`, 'apps/worker/worker.ts', port);
      workers.push(worker);
      report(worker.process.name);
    }
    report(`proxy        http://localhost:${port}/`);
    return { port, proxy, postgres, standIn, hosts, workers, ready, close };
  } catch (fault) {
    await close();
    throw fault;
  }
}
