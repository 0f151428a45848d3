import type { Spot } from './camera.ts';

/** Convex outline of points on the picture (a sorted sweep, lower then upper). */
export function outlineOf(points: readonly Spot[]): Spot[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Spot[]) => {
    const kept: Spot[] = [];
    for (const point of list) {
      while (kept.length > 1) {
        const a = kept[kept.length - 2];
        const b = kept[kept.length - 1];
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}
