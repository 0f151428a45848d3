import { setTimeout as wait } from 'node:timers/promises';
import { pick } from './chance.ts';
import type { MortalProcess } from './mortalProcess.ts';
import type { ProofPlan } from './proofPlan.ts';

export interface Killing {
  readonly done: number;
  /** Resolves after the last kill. */
  over: Promise<void>;
}

/** Share of the kills that come soon after the last, also to a process which is coming up. */
const earlyShare = 0.2;
/** Longest wait for the call at which a kill is due, in milliseconds. */
const maxWaitMs = 60_000;

export interface KillingDeps {
  processes: readonly MortalProcess[];
  chance: () => number;
  /** Calls that the receiver has had. */
  calls: () => number;
  /** Receives the id of the process when it is dead. */
  died: (pid: number, at: Date) => void;
}

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + maxWaitMs;
  while (!holds() && Date.now() < end) await wait(5);
}

/**
 * Kills processes by chance, at moments by chance. Most moments are counted in calls and not in seconds, so that the
 * kills meet a fast machine at work as well as a slow one: each kill has its stretch of the calls, and comes at any of
 * them, and then a moment later, in which the call may be answered or written down.
 */
export function startKilling(
  { kills, leads, maxPauseMs }: ProofPlan,
  { processes, chance, calls, died }: KillingDeps,
): Killing {
  let done = 0;
  const atWork = () => processes.filter(({ isAtWork }) => isAtWork);
  const over = (async () => {
    // Every lead brings two calls or more; some are left for after the kills.
    const stretch = (2 * leads * 0.7) / kills;
    while (done < kills) {
      const isEarly = chance() < earlyShare;
      const due = (done + chance()) * stretch;
      if (!isEarly) await until(() => calls() >= due && atWork().length > 0);
      await wait(Math.round(maxPauseMs * chance()));
      const victims = isEarly ? [] : atWork();
      const victim = pick(victims.length > 0 ? victims : processes, chance);
      const pid = await victim.kill();
      if (pid !== undefined) died(pid, new Date());
      done += 1;
    }
  })();
  // A failure reaches whoever awaits the end; until then there may be no listener.
  over.catch(() => undefined);
  return {
    over,
    get done() {
      return done;
    },
  };
}
