// `npm run prove:fleet`: breaks a fleet of hosts while visitors come, and counts what they notice.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { faultKinds, type FaultKind } from '../fleet/proof/faultKinds.ts';
import { breakingKinds, smallFleetPlan, wholeFleetPlan, type FleetPlan } from '../fleet/proof/fleetPlan.ts';
import { proveFleet } from '../fleet/proof/proveFleet.ts';
import { fleetLines, fleetPasses } from '../fleet/proof/verdict.ts';
import { ensureBuilt } from '../front-door/build.mjs';
import { ensureInstalled } from '../front-door/install.mjs';
import { ensurePostgres } from '../front-door/postgres.mjs';

const usage = `npm run prove:fleet -- [options]

Three hosts and two workers on one PostgreSQL behind a proxy, all on this machine. While visitors look, search, enquire
and reserve, any process is killed with -9 every five seconds, the database is restarted twice, once as by a crash, and
one host is cut off from it for 20 seconds. Then it counts.

  --minutes <number>  default 10
  --rate <number>     requests a second, default 300
  --kill-every <s>    seconds between two kills, default 5: a host that starts needs one core for about as long
  --hosts <number>    default 3
  --workers <number>  default 2
  --seed <number>     decides who is killed and what visitors ask for; default by chance
  --faults <kinds>    of kills, restarts, cut, disk, clock, update; default all but an update, or that alone with --from
  --from <folder>     the former version, installed and built: hosts and workers start from it and are replaced by this
                      one, one after the other, while visitors come; no request may be lost
  --small             two hosts, one site, a few seconds, on a build that is there; what depends on speed only warns

Ends with 1 when a bar is missed.`;

/** @throws when it is not a number above 0 */
function readNumber(name: string, text: string, max: number): number {
  const number = Number(text);
  if (!(number > 0 && number <= max)) throw new Error(`--${name} '${text}' is no number above 0, up to ${max}.`);
  return number;
}

/** @throws when one of them is unknown */
function readFaults(text: string): FaultKind[] {
  if (text === 'none') return [];
  return text.split(',').map((name) => {
    const kind = faultKinds.find((known) => known === name.trim());
    if (!kind) throw new Error(`--faults '${name}' is none of ${faultKinds.join(', ')}.`);
    return kind;
  });
}

/** @throws when it is no folder with a version that is installed and built */
function readVersion(folder: string): void {
  const built = join(folder, 'apps/host/.next/BUILD_ID');
  if (existsSync(built)) return;
  throw new Error(
    `--from '${folder}' holds no version that is built. Take one of git: git worktree add ${folder} v1.2.0, then npm ci and npm run build there.`,
  );
}

function readPlan(): { plan: FleetPlan; isSmall: boolean } | null {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      faults: { type: 'string' },
      from: { type: 'string' },
      hosts: { type: 'string', default: '3' },
      'kill-every': { type: 'string', default: '5' },
      minutes: { type: 'string', default: '10' },
      rate: { type: 'string', default: '300' },
      seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 999_999)) },
      small: { type: 'boolean', default: false },
      whatever: { type: 'boolean', default: false },
      workers: { type: 'string', default: '2' },
    },
  });
  if (values.help) return null;
  const seed = Math.floor(readNumber('seed', values.seed, 1e9));
  if (values.small) return { plan: smallFleetPlan(seed), isSmall: true };
  const plan = wholeFleetPlan(seed, readNumber('minutes', values.minutes, 120), readNumber('rate', values.rate, 5_000));
  const hosts = Math.floor(readNumber('hosts', values.hosts, 9));
  const workers = Math.floor(readNumber('workers', values.workers, 9));
  const killEvery = readNumber('kill-every', values['kill-every'], 600);
  const formerVersion = values.from === undefined ? null : resolve(values.from);
  if (formerVersion) readVersion(formerVersion);
  const usual = formerVersion ? ['update'] : breakingKinds;
  const faults = readFaults(values.faults ?? usual.join(','));
  const isBearable = !values.whatever;
  return { plan: { ...plan, hosts, workers, killEvery, faults, formerVersion, isBearable }, isSmall: false };
}

try {
  const read = readPlan();
  if (read === null) console.log(usage);
  else {
    const { plan, isSmall } = read;
    // The tests have seen to both.
    if (!isSmall) {
      await ensurePostgres();
      await ensureBuilt(await ensureInstalled());
    }
    // An end from outside ends what was started, too.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
    console.log(`Seed ${plan.seed}. Everything this needs it starts and removes by itself.`);
    const result = await proveFleet(plan, (line) => console.log(line));
    console.log(`\n${fleetLines(result).join('\n')}\n`);
    if (!fleetPasses(result, !isSmall)) process.exitCode = 1;
  }
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 1;
}
