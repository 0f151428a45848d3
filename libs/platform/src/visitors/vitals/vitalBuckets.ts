import { vitalKinds, type VitalName } from '@forecourt/domain';

/** Shares of the bar of good: near it there are most, since that is where a change counts. */
const ofGood = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;
/** Shares of the way from good to poor. */
const between = [0.2, 0.4, 0.6, 0.8, 1] as const;
/** Multiples of the bar of poor. */
const ofPoor = [1.25, 1.5, 2, 3, 5] as const;

/** Upper ends of the buckets of a figure, included. Both bars are ends, so that a bucket is on one side of each. */
export function bucketEnds(name: VitalName): readonly number[] {
  const { good, poor } = vitalKinds[name];
  return [
    ...ofGood.map((share) => share * good),
    ...between.map((share) => (share === 1 ? poor : good + share * (poor - good))),
    ...ofPoor.map((times) => times * poor),
  ];
}

/** The bucket of a value; values above all bounds are in an extra one. */
export function bucketOf(name: VitalName, value: number): number {
  const ends = bucketEnds(name);
  const found = ends.findIndex((end) => value <= end);
  return found < 0 ? ends.length : found;
}

/**
 * The value that three quarters of all visits did not exceed, as far as buckets know: within one it is taken to rise
 * evenly. Where it lies above all ends it is the last of them.
 * @param counts by bucket; missing ones are empty
 * @returns null without a visit
 */
export function percentile75(name: VitalName, counts: ReadonlyMap<number, number>): number | null {
  const ends = bucketEnds(name);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const rank = 0.75 * total;
  let before = 0;
  for (const [bucket, end] of ends.entries()) {
    const count = counts.get(bucket) ?? 0;
    if (before + count >= rank && count > 0) {
      const start = ends[bucket - 1] ?? 0;
      return start + ((end - start) * (rank - before)) / count;
    }
    before += count;
  }
  return ends.at(-1) ?? null;
}
