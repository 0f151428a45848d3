import { mix } from '../engine/vector.ts';

/** A point of a flat design, mapped on to a surface later. */
export type Flat = readonly [u: number, v: number];

/** An outline with its corners rounded and its edges divided, so that it bends with the surface it is laid on. */
export function rounded(points: readonly Flat[], radius: number, divisions = 4): Flat[] {
  const count = points.length;
  return points.flatMap((corner, i) => {
    const before = points[(i + count - 1) % count] ?? corner;
    const after = points[(i + 1) % count] ?? corner;
    const inset = (other: Flat) => {
      const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]);
      return length < 1e-9 ? 0 : Math.min(0.45, radius / length);
    };
    const toward = (other: Flat, t: number): Flat => [mix(corner[0], other[0], t), mix(corner[1], other[1], t)];
    const start = toward(before, inset(before));
    const end = toward(after, inset(after));
    const turn = Array.from({ length: 5 }, (_, k): Flat => {
      const t = k / 4;
      const w = (1 - t) * (1 - t);
      const m = 2 * t * (1 - t);
      return [w * start[0] + m * corner[0] + t * t * end[0], w * start[1] + m * corner[1] + t * t * end[1]];
    });
    const last = toward(after, 1 - inset(after));
    const edge = Array.from({ length: divisions }, (_, k): Flat => {
      const t = (k + 1) / (divisions + 1);
      return [mix(end[0], last[0], t), mix(end[1], last[1], t)];
    });
    return [...turn, ...edge];
  });
}

/** A smooth open line through points (Catmull-Rom), `divisions` pieces between each pair. */
export function flowing(points: readonly Flat[], divisions = 6): Flat[] {
  const at = (i: number): Flat => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  const result: Flat[] = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < divisions; k += 1) {
      const t = k / divisions;
      const bend = (p: number, q: number, r: number, s: number) =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
      result.push([bend(a[0], b[0], c[0], d[0]), bend(a[1], b[1], c[1], d[1])]);
    }
  }
  result.push(at(points.length - 1));
  return result;
}
