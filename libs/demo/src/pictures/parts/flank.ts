import type { BodySpec } from '../bodies/spec.ts';
import { tone } from '../engine/colour.ts';
import { spread } from '../engine/curve.ts';
import type { Stage } from '../engine/stage.ts';
import type { Vec } from '../engine/vector.ts';
import type { Hull } from '../shape/hull.ts';
import { flowing, rounded, type Flat } from '../shape/outline.ts';
import { drawGap, drawLine, fillShape } from './decal.ts';

const onSide = (hull: Hull, points: readonly Flat[]): Vec[] => points.map(([x, z]) => hull.side(x, z));

/** The arc of a wheel arch from its front foot over the top to its rear foot. */
function arch(hull: Hull, x: number, z: number, radius: number): Flat[] {
  const foot = Math.max(-0.95, Math.min(0.4, (hull.sill(x) - z) / radius));
  const start = Math.asin(foot);
  return spread(Math.PI - start, start, 40).map((angle): Flat => [
    x + Math.cos(angle) * radius,
    z + Math.sin(angle) * radius,
  ]);
}

/** Dark wheel housings with a lit lip, and the dark plastic of off-road bodies. */
export function paintArches(stage: Stage, hull: Hull, body: BodySpec, axles: readonly number[]): void {
  const { radius } = body.wheel;
  const [front, rear] = axles;
  if (body.cladding === 'dark' && front !== undefined && rear !== undefined) {
    const rocker = [
      ...spread(front + radius, rear - radius, 14).map((x): Flat => [x, hull.sill(x) + 0.11]),
      ...spread(rear - radius, front + radius, 14).map((x): Flat => [x, hull.sill(x) - 0.005]),
    ];
    fillShape(stage, onSide(hull, rocker), 'fill="#202224"');
    drawLine(
      stage,
      onSide(
        hull,
        spread(front + radius, rear - radius, 14).map((x): Flat => [x, hull.sill(x) + 0.108]),
      ),
      '#fff',
      0.008,
      'opacity=".25"',
    );
  }
  for (const x of axles) {
    const gap = radius * 1.13;
    if (body.cladding === 'dark') {
      fillShape(stage, onSide(hull, arch(hull, x, radius, gap + 0.062)), 'fill="#222426"');
      drawLine(stage, onSide(hull, arch(hull, x, radius, gap + 0.058)), '#fff', 0.007, 'opacity=".22"');
    } else {
      drawLine(stage, onSide(hull, arch(hull, x, radius, gap + 0.026)), '#fff', 0.012, 'opacity=".16"');
      drawLine(stage, onSide(hull, arch(hull, x, radius, gap + 0.012)), '#000', 0.014, 'opacity=".28"');
    }
    fillShape(stage, onSide(hull, arch(hull, x, radius, gap)), 'fill="#060708"');
  }
}

/** Door gaps, handles, the fuel flap and the lower shade of the flank. */
export function paintDoors(stage: Stage, hull: Hull, body: BodySpec): void {
  const { lines, handles, sweep } = body.doors;
  const rearAxle = body.axles[body.axles.length - 1] ?? 0;
  const lip = body.cladding === 'dark' ? 0.115 : 0.05;
  lines.forEach((x, i) => {
    const low = hull.sill(x) + lip;
    const high = hull.top(x) - 0.004;
    const last = i === lines.length - 1 && sweep > 0;
    const first = i === 0;
    const path: Flat[] = last
      ? [
          [x + sweep, high],
          [x + sweep * 0.96, high - 0.2],
          [x + sweep * 0.4, high - 0.42],
          [x + 0.02, low + 0.16],
          [x, low],
        ]
      : first
        ? [
            [x + 0.03, high],
            [x - 0.015, high - 0.25],
            [x - 0.02, low + 0.2],
            [x + 0.05, low],
          ]
        : [
            [x, high],
            [x - 0.012, (high + low) / 2],
            [x, low],
          ];
    drawGap(stage, onSide(hull, flowing(path, 6)));
  });
  const [start, end] = [lines[0] ?? 0, lines[lines.length - 1] ?? 0];
  if (lines.length > 1)
    drawGap(
      stage,
      onSide(
        hull,
        spread(start + 0.05, end, 16).map((x): Flat => [x, hull.sill(x) + lip]),
      ),
    );
  for (const x of handles) {
    const z = hull.top(x) - 0.125;
    const bar = rounded(
      [
        [x - 0.11, z - 0.016],
        [x - 0.11, z + 0.018],
        [x + 0.11, z + 0.024],
        [x + 0.11, z - 0.01],
      ],
      0.016,
    );
    const cup = rounded(
      [
        [x - 0.07, z - 0.045],
        [x - 0.07, z + 0.03],
        [x + 0.07, z + 0.034],
        [x + 0.07, z - 0.04],
      ],
      0.035,
    );
    fillShape(stage, onSide(hull, cup), 'fill="#000" opacity=".3"');
    fillShape(
      stage,
      onSide(
        hull,
        bar.map(([px, pz]): Flat => [px + 0.006, pz - 0.014]),
      ),
      'fill="#000" opacity=".45"',
    );
    fillShape(stage, onSide(hull, bar), `fill="${stage.variant === 3 ? '#c9ced2' : tone(stage.hex, 1.06)}"`);
    drawLine(
      stage,
      onSide(hull, [
        [x - 0.1, z + 0.014],
        [x + 0.1, z + 0.019],
      ]),
      '#fff',
      0.008,
      'opacity=".75"',
    );
  }
  if (body.spare === false && rearAxle < hull.spec.tail && body.bedFrom === 0) {
    const x = rearAxle + 0.16;
    const z = hull.top(x) - 0.2;
    drawLine(
      stage,
      onSide(hull, [
        ...rounded(
          [
            [x - 0.08, z - 0.07],
            [x - 0.08, z + 0.07],
            [x + 0.08, z + 0.075],
            [x + 0.08, z - 0.065],
          ],
          0.03,
        ),
        [x - 0.08, z - 0.04],
      ]),
      '#000',
      0.006,
      'opacity=".4"',
    );
  }
}
