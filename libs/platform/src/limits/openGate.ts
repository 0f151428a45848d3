export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** More waits than will be served in useful time. */
export class GateFull extends Error {}

/** Limits concurrency and queues the rest, in order. @throws GateFull when the queue is full */
export function openGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  let running = 0;
  const queue: (() => void)[] = [];

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw new GateFull();
    else await new Promise<void>((go) => queue.push(go));
    try {
      return await work();
    } finally {
      // The place passes on to whoever waits longest.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
