/** So many wait already that another would wait too long. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

/** Lets few pieces of work run at the same time; the others wait in line. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** @throws TooManyWaiting from a turn, when the line is full */
export function openTurns(atOnce: number, waitingAtMost: number): Turns {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waitingAtMost) throw new TooManyWaiting();
      // Whoever ends hands over its place, so nobody slips in between.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
