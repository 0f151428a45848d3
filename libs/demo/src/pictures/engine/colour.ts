import { clamp, mix } from './vector.ts';

/** Red, green and blue, each 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

export function fromHex(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function toHex(colour: Colour): string {
  return `#${colour
    .map((part) =>
      Math.round(clamp(part, 0, 1) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const blend = (a: Colour, b: Colour, t: number): Colour => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];
export const dim = (colour: Colour, k: number): Colour => [colour[0] * k, colour[1] * k, colour[2] * k];
export const plus = (a: Colour, b: Colour): Colour => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
/** Perceived lightness, 0 to 1. */
export const lightness = (colour: Colour): number => 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2];

/** A hex colour made darker (k below 1) or lighter towards white (k above 1, by the part above 1). */
export function tone(hex: string, k: number): string {
  const colour = fromHex(hex);
  return toHex(k <= 1 ? dim(colour, k) : blend(colour, [1, 1, 1], k - 1));
}
