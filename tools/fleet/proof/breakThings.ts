import { setTimeout as wait } from 'node:timers/promises';
import type { Fleet } from '../startFleet.ts';

export interface FaultPlan {
  seconds: number;
  /** Seconds between two kills. */
  killEvery: number;
  /** Times the database is restarted: the first as an update does it, the next as a crash, and so on. */
  restarts: number;
  /** Seconds for which one host is cut off from the database; 0: never. */
  cutSeconds: number;
  chance: () => number;
}

export interface Faults {
  kills: Record<string, number>;
  restarts: number;
  cuts: number;
}

export interface FaultWatch {
  faults: Faults;
  /** How often the database, or a host's way to it, was broken so far. @param host its name */
  breaksOf(host: string): number;
  /** Whether the database or this host's way to it is broken now. */
  isBroken(host: string): boolean;
  over: Promise<void>;
}

/** Moments of a plan at which the database is restarted, in seconds: spread over the time, never at its ends. */
export const restartTimes = ({ seconds, restarts }: Pick<FaultPlan, 'seconds' | 'restarts'>): number[] =>
  Array.from({ length: restarts }, (_, place) => (seconds * (place + 1)) / (restarts + 1));

/** Kills processes by chance, restarts the database and cuts a host off from it, until the time is over. */
export function breakThings(fleet: Fleet, plan: FaultPlan, report: (line: string) => void): FaultWatch {
  const began = Date.now();
  const faults: Faults = { kills: {}, restarts: 0, cuts: 0 };
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

  async function kill(): Promise<void> {
    const processes = [...fleet.hosts.map((host) => host.process), ...fleet.workers];
    for (let second = plan.killEvery; second < plan.seconds; second += plan.killEvery) {
      await at(second);
      const victim = processes[Math.floor(plan.chance() * processes.length)];
      victim?.kill();
      if (victim) faults.kills[victim.name] = (faults.kills[victim.name] ?? 0) + 1;
    }
  }

  async function restart(): Promise<void> {
    for (const [place, second] of restartTimes(plan).entries()) {
      await at(second);
      const mended = breaking(everywhere);
      await fleet.postgres.restart(place % 2 ? 'crash' : 'fast');
      mended();
      faults.restarts += 1;
      report(`The database was restarted (${place % 2 ? 'as by a crash' : 'as for an update'}).`);
    }
  }

  async function cut(): Promise<void> {
    const host = fleet.hosts.at(-1);
    if (!host || plan.cutSeconds === 0) return;
    await at((plan.seconds - plan.cutSeconds) / 2);
    const mended = breaking([host.process.name]);
    host.relay.cut();
    report(`${host.process.name} is cut off from the database for ${plan.cutSeconds} s.`);
    await wait(plan.cutSeconds * 1_000);
    host.relay.mend();
    mended();
    faults.cuts += 1;
  }

  const over = Promise.all([kill(), restart(), cut()]).then(() => undefined);
  // A failure reaches whoever awaits the end.
  over.catch(() => undefined);
  return {
    faults,
    breaksOf: (host) => breaks.get(host) ?? 0,
    isBroken: (host) => broken.has(host),
    over,
  };
}
