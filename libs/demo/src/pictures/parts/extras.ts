import type { BodySpec } from '../bodies/spec.ts';
import { polygon } from '../engine/canvas.ts';
import { spread } from '../engine/curve.ts';
import type { Stage } from '../engine/stage.ts';
import type { Vec } from '../engine/vector.ts';
import type { Cabin } from '../shape/cabin.ts';
import type { Hull } from '../shape/hull.ts';
import { rounded } from '../shape/outline.ts';
import { drawGap, drawLine, fillShape } from './decal.ts';

/** A flush roof rail along the near edge of the roof. */
export function paintRails(stage: Stage, cabin: Cabin, tint: string): void {
  const rail = spread(0.14, 0.9, 14).map((share): Vec => {
    const [x, y, z] = cabin.pane(share, 1);
    const end = Math.min(1, Math.min(share - 0.14, 0.9 - share) / 0.06);
    return [x, y - 0.02, z - 0.004 + 0.022 * end];
  });
  drawLine(stage, rail, '#0b0c0d', 0.034);
  drawLine(stage, rail, tint, 0.02);
  drawLine(
    stage,
    rail.map(([x, y, z]): Vec => [x, y, z + 0.005]),
    '#fff',
    0.005,
    'opacity=".55"',
  );
}

/** The tonneau over a ute's bed, its rails, and the gap between cab and tub. */
export function paintBed(stage: Stage, hull: Hull, from: number): void {
  const to = hull.spec.tail - 0.07;
  const z = hull.top(to) + 0.006;
  const half = hull.spec.halfWidth - 0.09;
  const cover = rounded(
    [
      [from, -half],
      [from, half],
      [to, half],
      [to, -half],
    ],
    0.06,
  ).map(([x, y]): Vec => [x, y, z]);
  if (stage.view !== 'side') fillShape(stage, cover, 'fill="#141517"');
  const edge = spread(from, to, 12).map((x) => hull.side(x, hull.top(x)));
  drawLine(stage, edge, '#0d0e0f', 0.04);
  drawLine(
    stage,
    edge.map(([x, y, height]): Vec => [x, y, height + 0.014]),
    '#fff',
    0.006,
    'opacity=".3"',
  );
  const low = hull.sill(from) + 0.02;
  drawGap(
    stage,
    spread(hull.top(from), low, 6).map((height) => hull.side(from - 0.05, height)),
  );
  drawLine(
    stage,
    spread(hull.top(from), low, 6).map((height) => hull.side(from - 0.05, height)),
    '#000',
    0.022,
    'opacity=".75"',
  );
}

/** A spare wheel in a hard cover on the tailgate. */
export function paintSpare(stage: Stage, hull: Hull, body: BodySpec): void {
  const { canvas, camera, view } = stage;
  const radius = body.wheel.radius * 0.96;
  const x = hull.spec.tail - 0.02;
  const ring = (depth: number, r: number) =>
    spread(0, Math.PI * 2, 40).map((angle) =>
      camera.project([x + depth, 0.08 + Math.cos(angle) * r, 1.12 + Math.sin(angle) * r]),
    );
  if (view === 'side') {
    const profile = rounded(
      [
        [x - 0.05, 1.12 - radius],
        [x - 0.05, 1.12 + radius],
        [x + 0.2, 1.12 + radius],
        [x + 0.2, 1.12 - radius],
      ],
      0.09,
    );
    canvas.add(
      polygon(
        profile.map(([px, z]) => camera.project([px, 0, z])),
        'fill="#17181a"',
      ),
    );
    return;
  }
  for (let i = 0; i <= 6; i += 1)
    canvas.add(polygon(ring((0.2 * i) / 6, radius), `fill="${i % 2 ? '#101112' : '#18191b'}"`));
  const [, top] = camera.project([x + 0.2, 0.08, 1.12 + radius]);
  const [, bottom] = camera.project([x + 0.2, 0.08, 1.12 - radius]);
  const cover = canvas.linear(
    [0, top],
    [0, bottom],
    [
      { at: 0, colour: '#5b6065' },
      { at: 0.3, colour: '#2b2e31' },
      { at: 1, colour: '#141517' },
    ],
  );
  canvas.add(polygon(ring(0.2, radius * 0.84), `fill="${cover}" stroke="#3a3d40" stroke-width="2"`));
  canvas.add(polygon(ring(0.201, radius * 0.58), 'fill="none" stroke="#000" stroke-width="2" opacity=".5"'));
}

/** Wiper, washer line and aerial: small things that a photograph would show. */
export function paintRoofDetails(stage: Stage, cabin: Cabin): void {
  if (stage.view !== 'front') return;
  for (const side of [-1, 1] as const) {
    const blade = spread(0.06, 0.36, 6).map((t) => cabin.shell(side * t, 0.045 + 0.012 * t));
    drawLine(stage, blade, '#050607', 0.016);
  }
}
