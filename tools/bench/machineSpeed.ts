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

const look = 40;
const samples = 6;
/** Number of samples that measure the machine's best speed, about ten seconds. */
const lessons = 36;

async function meanTime(): Promise<number> {
  let sum = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    sum += workTime();
    await pause(look);
  }
  return sum / samples;
}

/** How many times slower than at its best the machine is at the moment; 1 at its best. */
export type Slowness = () => Promise<number>;

/**
 * Finds out how fast the machine is at its best. A virtual machine shares its cores with others: while they are busy
 * the same work takes half as long again, for moments or for minutes, which says nothing about what is measured.
 */
export async function learnSpeed(): Promise<Slowness> {
  let best = Infinity;
  const slowness = async (): Promise<number> => {
    const time = await meanTime();
    best = Math.min(best, time);
    return time / best;
  };
  for (let lesson = 0; lesson < lessons; lesson += 1) await slowness();
  return slowness;
}
