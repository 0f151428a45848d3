/** Milliseconds that something took, in percentiles. */
export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

/** The value that this share of the values does not exceed. @throws on an empty list */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error('There is no percentile of nothing.');
  return found;
}

export function percentiles(values: readonly number[]): Percentiles {
  return { p50: percentile(values, 0.5), p95: percentile(values, 0.95), p99: percentile(values, 0.99) };
}

const rounds = 3;
/** With fewer values in each, a round says less than all of them together. */
const minInRound = 20;

/** The percentile of the middle one of three rounds, in turn: what else the machine did for a moment counts in one alone. */
export function steadyPercentile(values: readonly number[], share: number): number {
  const length = Math.floor(values.length / rounds);
  if (length < minInRound) return percentile(values, share);
  const each = Array.from({ length: rounds }, (_, round) =>
    percentile(values.slice(round * length, (round + 1) * length), share),
  );
  return percentile(each, 0.5);
}

/** Milliseconds that a piece of work takes. */
export async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const started = performance.now();
  const result = await work();
  return { ms: performance.now() - started, result };
}
