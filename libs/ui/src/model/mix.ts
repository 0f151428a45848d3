import { rgb } from './contrast.ts';

/** @param share of the first colour, 0 to 1. @returns #rrggbb */
export function mix(first: string, second: string, share: number): string {
  const under = rgb(second);
  const channels = rgb(first).map((value, place) => Math.round(value * share + (under[place] ?? 0) * (1 - share)));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
