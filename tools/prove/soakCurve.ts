export interface Sample {
  /** Milliseconds since the beginning. */
  ms: number;
  megabytes: number;
}

export interface Judgement {
  /** Megabytes, each the middle one of a fifth of the samples. */
  begins: number;
  ends: number;
  /** As a share of the beginning; negative where memory shrank. */
  growth: number;
  isBounded: boolean;
}

/** What the end may be above the beginning. */
const allowed = 0.05;
const parts = 5;
/** The first two fifths fill the caches. */
const filling = 2;

const middle = (samples: readonly Sample[]): number =>
  samples.map(({ megabytes }) => megabytes).sort((one, other) => one - other)[Math.floor(samples.length / 2)] ?? 0;

/** Compares the last fifth of a curve with the third, which comes when caches have been filled. @throws with too few samples */
export function judgeCurve(samples: readonly Sample[]): Judgement {
  const size = Math.floor(samples.length / parts);
  if (size < 1) throw new Error(`A curve of ${samples.length} samples says nothing: let it run longer.`);
  const part = (number: number) => samples.slice(number * size, (number + 1) * size);
  const [begins, ends] = [middle(part(filling)), middle(samples.slice(-size))];
  const growth = (ends - begins) / begins;
  return { begins, ends, growth, isBounded: growth <= allowed };
}
