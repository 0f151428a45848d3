// `npm run fleet`: several hosts and workers on one PostgreSQL behind a proxy, all on this machine.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../front-door/build.mjs';
import { ensureInstalled } from '../front-door/install.mjs';
import { Stop } from '../front-door/machine.mjs';
import { ensurePortFree, readPort } from '../front-door/port.mjs';
import { ensurePostgres } from '../front-door/postgres.mjs';
import { startFleet, type Fleet } from './startFleet.ts';

const usage = `npm run fleet -- [options]

The demo as many machines would run it: PostgreSQL, hosts and workers beside each other, and a proxy in front that asks
each host's /readyz, takes out the one that cannot serve, and repeats on another what is safe to repeat. A process that
dies is started again. Nothing of it is kept.

  --hosts <number>    default 3
  --workers <number>  default 2
  --port <number>     of the proxy, default 3000

Every answer names who gave it: x-served-by. A visitor stays with one host while that host is in service.`;

function readCount(name: string, text: string, least: number): number {
  if (/^\d$/.test(text) && Number(text) >= least) return Number(text);
  throw new Stop(`--${name} '${text}' is no number from ${least} to 9.`);
}

async function run(): Promise<Fleet | null> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      hosts: { type: 'string', default: '3' },
      port: { type: 'string', default: '3000' },
      workers: { type: 'string', default: '2' },
    },
  });
  if (values.help) {
    console.log(usage);
    return null;
  }
  const port = readPort(values.port);
  const hosts = readCount('hosts', values.hosts, 1);
  const workers = readCount('workers', values.workers, 0);
  await ensurePortFree(port);
  await ensurePostgres();
  await ensureBuilt(await ensureInstalled());
  const sites = join(import.meta.dirname, '../../apps/host/sites');
  return startFleet({ port, hosts, workers, sites, report: (line) => console.log(`  ${line}`) });
}

try {
  const fleet = await run();
  if (fleet) {
    console.log('\nPress Ctrl-C to stop.');
    const stop = () => {
      // A second signal ends a stop that hangs.
      process.once('SIGINT', () => process.exit(130));
      void fleet.close().then(() => process.exit(0));
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  }
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
}
