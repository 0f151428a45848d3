import { polygon, stroke } from '../engine/canvas.ts';
import type { Stage } from '../engine/stage.ts';
import { dot, subtract, type Vec } from '../engine/vector.ts';
import type { Hull } from '../shape/hull.ts';
import { rounded, type Flat } from '../shape/outline.ts';

/** Paints a closed outline that is already on a surface. */
export function fillShape({ canvas, camera }: Stage, points: readonly Vec[], attributes: string): void {
  canvas.add(polygon(points.map(camera.project), attributes));
}

/** Draws a line that is already on a surface; the width is in metres. */
export function drawLine(stage: Stage, points: readonly Vec[], colour: string, width: number, extra = ''): void {
  stage.canvas.add(stroke(points.map(stage.camera.project), colour, width * stage.perMetre, extra));
}

/** A panel gap: a dark hairline with a lit edge beside it. */
export function drawGap(stage: Stage, points: readonly Vec[]): void {
  // A gap keeps its look in a close-up, where its true width would read as a slot.
  const k = stage.view === 'wheel' ? 0.6 : 1;
  const shift = 0.007 * k;
  drawLine(
    stage,
    points.map((p): Vec => [p[0] + shift, p[1], p[2] - shift * 0.6]),
    '#fff',
    0.006 * k,
    'opacity=".28"',
  );
  drawLine(stage, points, '#000', 0.009 * k, 'opacity=".62"');
}

/** Whether the wall at this place faces the camera. */
function facesCamera({ camera }: Stage, hull: Hull, along: number, share: number): boolean {
  const a = hull.wall(along - 0.02, share);
  const b = hull.wall(along + 0.02, share);
  const point = hull.wall(along, share);
  const outward: Vec = [-(b[1] - a[1]), b[0] - a[0], 0];
  return dot(outward, subtract(camera.eye, point)) > 0;
}

/** Places of an end of the hull: metres from its middle round the outline, positive on the near side. */
export type End = 'nose' | 'tail';
export const alongEnd = (hull: Hull, end: End, off: number): number =>
  end === 'nose' ? off : (off < 0 ? -1 : 1) * (hull.half - Math.abs(off));

/** An outline laid on the nose or tail, one for each side asked; parts that face away are cut off. */
export function onEnd(stage: Stage, hull: Hull, end: End, outline: readonly Flat[], side: 1 | -1): Vec[] {
  return outline
    .map(([off, share]) => [alongEnd(hull, end, side * Math.max(off, 1e-6)), share] as const)
    .filter(([along, share]) => facesCamera(stage, hull, along, share))
    .map(([along, share]) => lifted(hull.wall(along, share), hull));
}

const lifted = (point: Vec, hull: Hull): Vec => [
  point[0] + (point[0] < (hull.spec.nose + hull.spec.tail) / 2 ? -0.002 : 0.002),
  point[1],
  point[2],
];

/** A half outline that starts and ends on the middle line, mirrored into a whole one. */
export function whole(stage: Stage, hull: Hull, end: End, half: readonly Flat[], radius: number): Vec[] {
  const mirrored = half
    .filter(([off]) => off > 1e-6)
    .map(([off, share]): Flat => [-off, share])
    .reverse();
  return rounded([...half.filter(([off]) => off > 1e-6), ...mirrored], radius, 5)
    .map(
      ([off, share]) =>
        [
          off < 0 ? alongEnd(hull, end, Math.min(off, -1e-6)) : alongEnd(hull, end, Math.max(off, 1e-6)),
          share,
        ] as const,
    )
    .filter(([along, share]) => facesCamera(stage, hull, along, share))
    .map(([along, share]) => lifted(hull.wall(along, share), hull));
}
