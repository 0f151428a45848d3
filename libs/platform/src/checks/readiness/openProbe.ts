import { reasonOf } from '../../database/reasonOf.ts';

export interface ProbeOptions {
  /** Tries what visitors need. @throws where it does not work */
  check: () => Promise<unknown>;
  /** What an operator does about it, in one sentence. */
  advice: string;
  /** Milliseconds that the check may take. */
  patience: number;
  /** Milliseconds for which a success holds, however often the probe is asked. */
  cacheMs: number;
  now: () => Date;
}

/** @returns why a part does not work and what to do about it; null where it works */
export type Probe = () => Promise<string | null>;

/** Milliseconds for which the success of a cheap check holds: less than the time between two probes of a proxy. */
export const partCacheMs = 1_500;
/** Milliseconds until a failed check is repeated. */
const retryMs = 1_000;
/** Failures one after the other that count: an error may be a restart, and a late answer an import. */
const countedFrom = { error: 2, late: 3 } as const;

/**
 * A check that many may ask at the same time and that reports no single bad moment. Before its first success, which is
 * while the process starts, the first failure counts.
 */
export function openProbe({ check, advice, patience, cacheMs, now }: ProbeOptions): Probe {
  let hasWorked = false;
  let failures = 0;
  let found: string | null = null;
  let until = 0;
  let asked: Promise<string | null> | null = null;
  /** A check that was given up and has not ended: another one beside it would only make it slower. */
  let running: Promise<unknown> | null = null;

  function fail(kind: keyof typeof countedFrom, reason: string): void {
    failures += 1;
    until = now().getTime() + retryMs;
    if (!hasWorked || failures >= countedFrom[kind]) found = `${reason}. ${advice}`;
  }

  async function run(): Promise<void> {
    running ??= (async () => check())().finally(() => (running = null));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, patience, 'late');
    });
    try {
      if ((await Promise.race([running, late])) === 'late') {
        // What it still comes to is not waited for.
        running?.catch(() => undefined);
        return fail('late', `No answer within ${patience} ms`);
      }
      [hasWorked, failures, found, until] = [true, 0, null, now().getTime() + cacheMs];
    } catch (error) {
      fail('error', reasonOf(error));
    } finally {
      clearTimeout(timer);
    }
  }

  return async () => {
    if (now().getTime() < until) return found;
    asked ??= run()
      .then(() => found)
      .finally(() => (asked = null));
    return asked;
  };
}
