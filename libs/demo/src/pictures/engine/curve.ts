import { clamp, mix } from './vector.ts';

/** Knots of a curve, in rising order of the first number. */
export type Knots = readonly (readonly [at: number, value: number])[];
export type Curve = (at: number) => number;

/** Knots or outline points written as pairs: '0 0.9, 1.2 1.1'. */
export function pairs(text: string): (readonly [number, number])[] {
  return text.split(',').map((pair) => {
    const [a = 0, b = 0] = pair.trim().split(/\s+/).map(Number);
    return [a, b] as const;
  });
}

/** A smooth curve through knots that never overshoots them (monotone cubic); constant past both ends. */
export function curve(knots: Knots): Curve {
  const xs = knots.map(([x]) => x);
  const ys = knots.map(([, y]) => y);
  const steps = xs.slice(1).map((x, i) => x - (xs[i] ?? 0));
  const slopes = steps.map((step, i) => ((ys[i + 1] ?? 0) - (ys[i] ?? 0)) / step);
  const tangents = xs.map((_, i) => {
    const before = slopes[i - 1];
    const after = slopes[i];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return (at) => {
    const x = clamp(at, xs[0] ?? 0, xs[xs.length - 1] ?? 0);
    let i = 0;
    while (i < steps.length - 1 && x > (xs[i + 1] ?? 0)) i += 1;
    const step = steps[i];
    if (step === undefined) return ys[0] ?? 0;
    const t = (x - (xs[i] ?? 0)) / step;
    const y0 = ys[i] ?? 0;
    const y1 = ys[i + 1] ?? 0;
    const m0 = (tangents[i] ?? 0) * step;
    const m1 = (tangents[i + 1] ?? 0) * step;
    const t2 = t * t;
    const t3 = t2 * t;
    return (2 * t3 - 3 * t2 + 1) * y0 + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * y1 + (t3 - t2) * m1;
  };
}

/** `count` + 1 numbers from `from` to `to`, evenly spaced. */
export function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => mix(from, to, i / count));
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function ease(low: number, high: number, at: number): number {
  const t = clamp((at - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}
