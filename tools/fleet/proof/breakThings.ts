import { setTimeout as wait } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import { thisVersion, type Fleet } from '../startFleet.ts';
import type { FaultKind, FaultTime } from './faultKinds.ts';

export interface FaultPlan {
  seconds: number;
  /** What is broken. */
  faults: readonly FaultKind[];
  /** Seconds between two kills. */
  killEvery: number;
  /** Times the database is restarted: the first as an update does it, the next as a crash, and so on. */
  restarts: number;
  /** Seconds for which one host is cut off from the database, a disk is full, a clock is wrong. */
  cutSeconds: number;
  chance: () => number;
}

export interface Faults {
  kills: Record<string, number>;
  times: FaultTime[];
  /** Kinds that this machine does not let, with the reason. */
  leftOut: string[];
}

export interface FaultWatch {
  faults: Faults;
  /** How often the database, or a host's way to it, was broken so far. @param host its name */
  breaksOf(host: string): number;
  /** Whether the database or this host's way to it is broken now. */
  isBroken(host: string): boolean;
  over: Promise<void>;
}

const hourMs = 3_600_000;
/** Seconds after a kill in which others serve in its place. */
const killSeconds = 5;

/** Milliseconds between a host that serves and the next that is replaced. */
const updatePauseMs = 5_000;

/** Moments of a plan at which the database is restarted, in seconds: spread over the time, never at its ends. */
export const restartTimes = ({ seconds, restarts }: Pick<FaultPlan, 'seconds' | 'restarts'>): number[] =>
  Array.from({ length: restarts }, (_, place) => (seconds * (place + 1)) / (restarts + 1));

/**
 * Kills processes by chance, restarts the database, cuts a host off from it, fills the disk of another and moves two
 * clocks by an hour, until the time is over. An update replaces every process by this version's.
 */
export function breakThings(fleet: Fleet, plan: FaultPlan, report: (line: string) => void): FaultWatch {
  const began = Date.now();
  const faults: Faults = { kills: {}, times: [], leftOut: [] };
  const breaks = new Map<string, number>();
  const broken = new Set<string>();
  const everywhere = fleet.hosts.map((host) => host.process.name);
  const at = (seconds: number) => wait(Math.max(0, began + seconds * 1_000 - Date.now()));
  const breaking = (names: readonly string[]) => {
    for (const name of names) {
      breaks.set(name, (breaks.get(name) ?? 0) + 1);
      broken.add(name);
    }
    return () => names.forEach((name) => broken.delete(name));
  };
  const noting = (kind: FaultKind) => {
    const time: FaultTime = { kind, from: performance.now(), to: null };
    faults.times.push(time);
    return () => void (time.to = performance.now());
  };

  async function kills(): Promise<void> {
    const processes = [...fleet.hosts, ...fleet.workers].map((part) => part.process);
    for (let second = plan.killEvery; second < plan.seconds; second += plan.killEvery) {
      await at(second);
      const victim = processes[Math.floor(plan.chance() * processes.length)];
      if (!victim) continue;
      victim.kill();
      faults.kills[victim.name] = (faults.kills[victim.name] ?? 0) + 1;
      void wait(killSeconds * 1_000).then(noting('kills'));
    }
  }

  async function restarts(): Promise<void> {
    for (const [place, second] of restartTimes(plan).entries()) {
      await at(second);
      const [mended, over] = [breaking(everywhere), noting('restarts')];
      await fleet.postgres.restart(place % 2 ? 'crash' : 'fast');
      mended();
      over();
      report(`The database was restarted (${place % 2 ? 'as by a crash' : 'as for an update'}).`);
    }
  }

  async function cut(): Promise<void> {
    const host = fleet.hosts.at(-1);
    if (!host) return;
    await at((plan.seconds - plan.cutSeconds) / 2);
    const [mended, over] = [breaking([host.process.name]), noting('cut')];
    host.relay.cut();
    report(`${host.process.name} is cut off from the database for ${plan.cutSeconds} s.`);
    await wait(plan.cutSeconds * 1_000);
    host.relay.mend();
    mended();
    over();
  }

  async function disk(): Promise<void> {
    const host = fleet.hosts.find(({ disk: small }) => small !== null);
    if (!host?.disk) return void faults.leftOut.push('disk: only root may put a small disk under a folder');
    await at(plan.seconds * 0.1);
    const over = noting('disk');
    host.disk.fill();
    report(`The disk of ${host.process.name} is full for ${plan.cutSeconds} s.`);
    await wait(plan.cutSeconds * 1_000);
    host.disk.empty();
    over();
  }

  async function clock(): Promise<void> {
    await at(plan.seconds * 0.6);
    const moved = [
      { part: fleet.hosts[0], by: hourMs },
      { part: fleet.workers[0], by: -hourMs },
    ];
    const over = noting('clock');
    for (const { part, by } of moved) if (part) writeFileSync(part.clock, String(by));
    report(`A host’s clock is an hour fast and a worker’s an hour slow for ${plan.cutSeconds} s.`);
    await wait(plan.cutSeconds * 1_000);
    for (const { part } of moved) if (part) writeFileSync(part.clock, '0');
    over();
  }

  /** One host after the other, each once the one before serves, then the workers: as `docs/operations.md` says. */
  async function update(): Promise<void> {
    await at(plan.seconds * 0.2);
    for (const { process } of fleet.hosts) {
      const [mended, over] = [breaking([process.name]), noting('update')];
      await process.replace(thisVersion);
      await fleet.ready([process.name]);
      mended();
      over();
      report(`${process.name} runs the new version.`);
      await wait(updatePauseMs);
    }
    for (const { process } of fleet.workers) {
      const over = noting('update');
      await process.replace(thisVersion);
      over();
      report(`${process.name} runs the new version.`);
    }
  }

  const all = { kills, restarts, cut, disk, clock, update } satisfies Record<FaultKind, () => Promise<void>>;
  const over = Promise.all(plan.faults.map((kind) => all[kind]())).then(() => undefined);
  // A failure reaches whoever awaits the end.
  over.catch(() => undefined);
  return {
    faults,
    breaksOf: (host) => breaks.get(host) ?? 0,
    isBroken: (host) => broken.has(host),
    over,
  };
}
