import { Script } from 'node:vm';
import { median } from './figures.ts';

/** Number of additions of a sample. Their sum is a variable of a script, so that each makes a number in memory. */
const additions = 30_000_000;

/** Milliseconds that a sample takes on the machine on which the bars in milliseconds were set. */
const referenceMs = 90;

let samples = 0;

/** Milliseconds that the additions take now, about 90 to 300. */
function sampleMs(): number {
  samples += 1;
  const sum = `sum${samples}`;
  const work = new Script(`let ${sum} = 0; for (let place = 0; place < ${additions}; place += 1) ${sum} += place;`);
  const start = performance.now();
  work.runInThisContext();
  return performance.now() - start;
}

export interface MachineWatch {
  /**
   * Takes a sample; between pieces of what is measured, never within one.
   * @returns processor time that it took, in microseconds
   */
  look: () => number;
  /** How many times longer than on the reference machine work takes here: the median of the samples. */
  factor: () => number;
}

/**
 * Compares this machine, as fast as it is while something is measured, with the one on which bars were set. The same
 * engine took 2.59 ms there and 6.33 ms on a machine whose factor was 2.4.
 */
export function watchMachine(): MachineWatch {
  const times: number[] = [];
  const look = (): number => {
    const before = process.cpuUsage();
    times.push(sampleMs());
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  return { look, factor: () => median(times) / referenceMs };
}
