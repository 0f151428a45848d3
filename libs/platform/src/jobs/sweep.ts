import type { Logger } from 'pino';
import { describeFault } from '../logs/personalData.ts';

export interface SweepParts {
  /** What is to be done now; `everything` that is unfinished when a process starts. */
  store: { due(now: Date, everything: boolean): Promise<{ id: string }[]> };
  advance: (id: string, now: Date, fromWebhook?: boolean) => Promise<boolean>;
  now: () => Date;
  log: Logger;
  /** Between two looks at what is due. */
  seconds: number;
}

const atATime = 4;

/** Looks again and again for reservations or payments that have something due, and brings them on. */
export function openSweep({ store, advance, now, log, seconds }: SweepParts) {
  /** A page, a message and a job may come for one reservation at once: within this process they take turns. */
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
    const some = async (): Promise<void> => {
      for (let row = rows.shift(); row; row = rows.shift()) await inTurn(row.id, now());
    };
    await Promise.all(Array.from({ length: atATime }, some));
  }

  /** One after the other: a slow provider must not pile them up. */
  function sweep(everything: boolean): Promise<void> {
    const next = sweeping.catch(() => undefined).then(() => once(everything));
    sweeping = next;
    return next;
  }

  const again = (everything: boolean): Promise<void> =>
    sweep(everything).catch((fault: unknown) =>
      log.error(describeFault(fault), 'What is due could not be looked through'),
    );

  return {
    inTurn,
    sweep,
    /** Everything unfinished first, in the background: a provider that is away must not keep a process from starting. */
    startSweeping(): void {
      if (timer) return;
      timer = setInterval(() => void again(false), seconds * 1_000).unref();
      void again(true);
    },
    async stop(): Promise<void> {
      if (timer) clearInterval(timer);
      timer = null;
      await sweeping.catch(() => undefined);
      await Promise.allSettled(turns.values());
    },
  };
}
