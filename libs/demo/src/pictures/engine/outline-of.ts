import type { Spot } from './camera.ts';

/** Convex outline of points on the picture (a sorted sweep, lower then upper). */
export function outlineOf(points: readonly Spot[]): Spot[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Spot[]) => {
    const corners: Spot[] = [];
    for (const point of list) {
      while (corners.length > 1) {
        const a = corners[corners.length - 2];
        const b = corners[corners.length - 1];
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        corners.pop();
      }
      corners.push(point);
    }
    return corners.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}
