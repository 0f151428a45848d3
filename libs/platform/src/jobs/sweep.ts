import type { Logger } from 'pino';
import { describeFault } from '../logs/personalData.ts';

export interface SweepDeps {
  /** What is due now; with `everything`, all that is unfinished, for the start of a process. */
  store: { due(now: Date, everything: boolean): Promise<{ id: string }[]> };
  advance: (id: string, now: Date, fromWebhook?: boolean) => Promise<boolean>;
  now: () => Date;
  log: Logger;
  /** Seconds between two sweeps. */
  seconds: number;
}

const concurrency = 4;

/** Advances reservations or payments that have something due, at regular intervals. */
export function openSweep({ store, advance, now, log, seconds }: SweepDeps) {
  /** A page, a webhook and a job may advance the same row at once: within this process they run one after another. */
  const turns = new Map<string, Promise<boolean>>();
  let timer: NodeJS.Timeout | null = null;
  let sweeping: Promise<void> = Promise.resolve();

  function inTurn(id: string, at: Date, fromWebhook = false): Promise<boolean> {
    const before = turns.get(id) ?? Promise.resolve(true);
    const next = before.catch(() => false).then(() => advance(id, at, fromWebhook));
    turns.set(id, next);
    const leave = () => {
      if (turns.get(id) === next) turns.delete(id);
    };
    next.then(leave, leave);
    return next;
  }

  async function once(everything: boolean): Promise<void> {
    const rows = await store.due(now(), everything);
    const work = async (): Promise<void> => {
      for (let row = rows.shift(); row; row = rows.shift()) await inTurn(row.id, now());
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  }

  /** One sweep at a time: with a slow provider they must not pile up. */
  function sweep(everything: boolean): Promise<void> {
    const next = sweeping.catch(() => undefined).then(() => once(everything));
    sweeping = next;
    return next;
  }

  const sweepAndLog = (everything: boolean): Promise<void> =>
    sweep(everything).catch((fault: unknown) =>
      log.error(describeFault(fault), 'What is due could not be looked through'),
    );

  return {
    inTurn,
    sweep,
    /** The first sweep takes everything unfinished, in the background: an unreachable provider must not block the start. */
    startSweeping(): void {
      if (timer) return;
      timer = setInterval(() => void sweepAndLog(false), seconds * 1_000).unref();
      void sweepAndLog(true);
    },
    async stop(): Promise<void> {
      if (timer) clearInterval(timer);
      timer = null;
      await sweeping.catch(() => undefined);
      await Promise.allSettled(turns.values());
    },
  };
}
