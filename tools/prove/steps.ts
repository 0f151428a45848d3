/** A command of which a bar says how long it may take. */
export const barSeconds = 60;

const line = (name: string, seconds: number): string => `${name.padEnd(44)} ${seconds.toFixed(1).padStart(6)} s`;

/** Does a step, and prints how long it took. */
export async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  console.log(line(name, (performance.now() - begun) / 1_000));
  return result;
}

/** The steps of a proof that a bar holds for. */
export interface BarredSteps {
  /** Does one, and prints how long it took beside the bar. */
  step(name: string, work: () => Promise<unknown>): Promise<void>;
  /** Which took too long. */
  faults(): string[];
}

/** @param bar seconds within which each has to end */
export function openBarredSteps(bar = barSeconds): BarredSteps {
  const slow: string[] = [];
  return {
    async step(name, work) {
      const begun = performance.now();
      await work();
      const seconds = (performance.now() - begun) / 1_000;
      console.log(`${line(name, seconds)}   at most ${bar} s`);
      if (seconds > bar) slow.push(`${name} took ${seconds.toFixed(1)} s; it has to end within ${bar} s.`);
    },
    faults: () => slow,
  };
}
