/** A point or direction of the vehicle's own space, in metres: x to the rear, y to the near side, z up. */
export type Vec = readonly [x: number, y: number, z: number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Vec): Vec {
  const length = Math.hypot(a[0], a[1], a[2]);
  return length < 1e-9 ? [0, 0, 1] : scale(a, 1 / length);
}

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
