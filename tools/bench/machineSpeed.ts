import { setTimeout as pause } from 'node:timers/promises';

const record = { id: 'a1', name: '2023 Toyota Corolla', price: 2_999_000, marks: ['used', 'hatch'] };
const text = JSON.stringify(Array.from({ length: 400 }, (_, index) => ({ ...record, index })));
const rounds = 12;

/** Milliseconds that a fixed piece of work of a page's kind takes: reading and writing records. */
function workTime(): number {
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) JSON.stringify(JSON.parse(text));
  return performance.now() - start;
}

/** How much longer than at its best the work may take on a machine at its full speed. */
const tolerance = 1.2;

/** Whether the machine runs at its full speed at the moment. */
export type SpeedCheck = () => boolean;

/**
 * Finds out how fast the machine is at its best. A virtual machine shares its cores with others: while they are busy
 * the same work takes half as long again, for moments or for minutes, and says nothing about what is measured.
 */
export async function learnSpeed(): Promise<SpeedCheck> {
  let best = Infinity;
  const check = (): boolean => {
    const time = Math.min(workTime(), workTime());
    best = Math.min(best, time);
    return time <= best * tolerance;
  };
  for (let round = 0; round < 40; round += 1) {
    check();
    await pause(50);
  }
  return check;
}
