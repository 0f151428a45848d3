export interface Gate {
  <T>(work: () => Promise<T>): Promise<T>;
  /** How much work waits. */
  waiting(): number;
}

/** The queue is full. */
export class GateFull extends Error {}

/** Limits concurrency and queues the rest, in order. @throws GateFull when the queue is full */
export function openGate({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }): Gate {
  let running = 0;
  const queue: (() => void)[] = [];

  const gate = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < maxRunning) running += 1;
    else if (queue.length >= maxWaiting) throw new GateFull();
    else await new Promise<void>((start) => queue.push(start));
    try {
      return await work();
    } finally {
      // Hands the free place to the longest waiting.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(gate, { waiting: () => queue.length });
}
