import { sampleSiteFile } from '@forecourt/domain/testing';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startTemporaryPostgres } from '../../testing/temporaryPostgres.ts';
import { leadsCommand } from '../command/leadsCommand.ts';
import { startBadMailServer, type BadMailServer } from './badMailServer.ts';
import { startBadReceiver, type BadReceiver } from './badReceiver.ts';
import { chanceOf } from './chance.ts';
import { countLeads, type Counts } from './countLeads.ts';
import { readHandovers } from './handovers.ts';
import { startKilling } from './killing.ts';
import { startMortalProcess, type MortalProcess } from './mortalProcess.ts';
import { watchOrphans } from './orphanWatch.ts';
import { watchEmbedded, watchPostgres, type ProofDatabase } from './proofDatabase.ts';
import { proofDestinations, proofSite, type ProcessSettings, type ProofPlan } from './proofPlan.ts';
import { visit, type Accepted } from './visitors.ts';

export interface ProofResult {
  plan: ProofPlan;
  counts: Counts;
  deaths: Record<string, number>;
  /** Longest time from a kill until the process was at work again, and until its work was in other hands; milliseconds. */
  longestRestartMs: number;
  longestHandoverMs: number;
  /** Tries that were cut short and made again by another process. */
  handovers: number;
  replayed: { parked: number; forgotten: number };
  /** What did not end in time. Empty when all is well. */
  troubles: string[];
  seconds: number;
}

/** Forms that are sent at the same time. */
const concurrency = 8;
/** Leads that are sent before the first is delivered; then one for every two calls, which is as many as a lead needs. */
const maxUndelivered = 30;

interface Fixture {
  plan: ProofPlan;
  settings: ProcessSettings;
  receiver: BadReceiver;
  mailServer: BadMailServer;
  database: ProofDatabase;
  processes: MortalProcess[];
  report: (line: string) => void;
}

async function makeSettings(
  plan: ProofPlan,
  folder: string,
  { receiver, mailServer }: Pick<Fixture, 'receiver' | 'mailServer'>,
  databaseUrl: string | null,
) {
  const sitesFolder = join(folder, 'sites');
  await mkdir(sitesFolder);
  const site = { ...sampleSiteFile, slug: proofSite, leadDestinations: proofDestinations(receiver.url) };
  await writeFile(join(sitesFolder, `${proofSite}.json`), JSON.stringify(site));
  return { dataFolder: join(folder, 'data'), databaseUrl, smtpUrl: mailServer.url, sitesFolder, timing: plan.timing };
}

/**
 * Sends every form, a few at a time and in step with the deliveries, so that the kills meet leads on their way in as
 * well as on their way out.
 */
async function sendAll({ plan, processes, receiver, report }: Fixture, killsDone: () => number): Promise<Accepted[]> {
  const accepted: Accepted[] = [];
  const [host] = processes;
  let next = 0;
  const allowed = () => maxUndelivered + receiver.calls.length / 2;
  const visitors = Array.from({ length: concurrency }, async () => {
    while (next < plan.leads) {
      if (next >= allowed()) {
        await wait(5);
        continue;
      }
      next += 1;
      accepted.push(await visit(next, () => host?.url ?? null));
      if (accepted.length % 1_000 === 0) report(`${accepted.length} leads accepted, ${killsDone()} kills`);
    }
  });
  await Promise.all(visitors);
  return accepted;
}

/** Waits until nothing is on its way. @returns false when that took too long */
async function deliveriesEnd({ database, plan }: Fixture): Promise<boolean> {
  const end = Date.now() + plan.timeoutSeconds * 1_000;
  while (Date.now() < end) {
    const rows = await database.query<{ count: number }>(
      `select count(*)::int as count from deliveries where state = 'pending'`,
    );
    if (rows[0]?.count === 0) return true;
    await wait(200);
  }
  return false;
}

/** What a person does afterwards: sends on what is parked, and again what the receiver says it never got. */
async function replay({ settings, receiver, mailServer, database, report }: Fixture): Promise<ProofResult['replayed']> {
  let queued = 0;
  const run = async (...args: string[]) => {
    const say = (line: string) => void (line.endsWith(': queued.') && (queued += 1));
    const deps = { config: { ...settings, demo: true }, say, write: async () => undefined };
    const code = await leadsCommand(args, { ...deps, now: () => new Date() });
    if (code !== 0) report(`leads ${args.slice(0, 2).join(' ')} ended with ${code}`);
  };
  receiver.repair();
  mailServer.repair();
  await run('replay', '--parked');
  const parked = queued;
  const has = new Set(receiver.calls.filter((call) => call.conduct.startsWith('takes')).map((call) => call.deliveryId));
  const delivered = await database.query<{ id: string }>(
    `select id from deliveries where state = 'delivered' and type in ('webhook', 'adf')`,
  );
  const forgotten = delivered.filter(({ id }) => !has.has(id)).map(({ id }) => id);
  if (forgotten.length > 0) await run('replay', ...forgotten, '--again');
  return { parked, forgotten: queued - parked };
}

async function proveOn(
  fixture: Fixture,
  troubles: string[],
): Promise<Omit<ProofResult, 'plan' | 'seconds' | 'troubles'>> {
  const { plan, processes, receiver, mailServer, database, settings, report } = fixture;
  await Promise.all(processes.map((one) => one.ready()));
  const orphans = watchOrphans(database);
  const deadSince = new Map<number, Date>();
  const killing = startKilling(plan, {
    processes,
    chance: chanceOf(plan.seed),
    calls: () => receiver.calls.length,
    died(pid, at) {
      deadSince.set(pid, at);
      orphans.died(at);
    },
  });
  try {
    const accepted = await sendAll(fixture, () => killing.done);
    report(`All ${accepted.length} leads are accepted.`);
    await killing.over;
    report(`All ${killing.done} kills are done; waiting for the deliveries.`);
    await Promise.all(processes.map((one) => one.ready()));
    if (!(await orphans.settled(60_000))) troubles.push('The work of a killed process was never taken up.');
    if (!(await deliveriesEnd(fixture))) troubles.push('Deliveries did not come to an end.');
    const handovers = await readHandovers(database, deadSince);
    const replayed = await replay(fixture);
    if (!(await deliveriesEnd(fixture))) troubles.push('Replayed deliveries did not come to an end.');
    return {
      counts: await countLeads(
        accepted,
        { calls: receiver.calls, mails: mailServer.mails },
        database,
        join(settings.dataFolder, 'leads', 'sheet'),
      ),
      deaths: Object.fromEntries(processes.map(({ name, deaths }) => [name, deaths])),
      longestRestartMs: Math.max(0, ...processes.flatMap(({ recoveries }) => recoveries)),
      // What the queue shows from outside, and what the timelines tell: the worse counts.
      longestHandoverMs: Math.max(0, ...orphans.recoveries, ...handovers),
      handovers: handovers.length,
      replayed,
    };
  } finally {
    await orphans.stop();
  }
}

/** Runs a proof. It leaves neither process nor file behind. @param report one line on how far it is */
export async function proveLeads(
  plan: ProofPlan,
  report: (line: string) => void = () => undefined,
): Promise<ProofResult> {
  const startedAt = Date.now();
  const closers: (() => Promise<unknown>)[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-proof-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const troubles: string[] = [];
  try {
    const postgres = plan.database === 'postgres' ? await startTemporaryPostgres() : null;
    if (postgres) closers.push(() => postgres.stop());
    const receiver = await startBadReceiver(chanceOf(plan.seed + 1), plan.maxAnswerMs);
    closers.push(() => receiver.close());
    const mailServer = await startBadMailServer(chanceOf(plan.seed + 2));
    closers.push(() => mailServer.close());
    const common = await makeSettings(plan, folder, { receiver, mailServer }, postgres?.url ?? null);
    const settings: ProcessSettings = { ...common, role: 'host' };
    const database = postgres ? watchPostgres(postgres.url) : watchEmbedded(settings.dataFolder);
    closers.push(() => database.close());
    const host = startMortalProcess('host', settings);
    closers.push(() => host.end());
    const processes = [host];
    // One after the other at first: the host makes the tables.
    await host.ready();
    for (const name of postgres ? ['worker 1', 'worker 2'] : []) {
      const worker = startMortalProcess(name, { ...settings, role: 'worker' });
      closers.push(() => worker.end());
      processes.push(worker);
    }
    const fixture = { plan, settings, receiver, mailServer, database, processes, report };
    const result = await proveOn(fixture, troubles);
    return { ...result, plan, troubles, seconds: (Date.now() - startedAt) / 1_000 };
  } finally {
    for (const closer of closers.reverse()) await closer();
  }
}
