import { spread } from '../engine/curve.ts';
import type { Stage } from '../engine/stage.ts';
import type { Vec } from '../engine/vector.ts';
import type { Hull } from '../shape/hull.ts';
import { rounded, type Flat } from '../shape/outline.ts';
import { paintBoxBack } from './box-back.ts';
import { drawGap, drawLine, fillShape, whole } from './decal.ts';
import { stripeOf } from './folded-box.ts';
import { paintGlass } from './glass.ts';
import { paintPlate } from './plate.ts';

const rectangle = (x0: number, z0: number, x1: number, z1: number, radius: number): Flat[] =>
  rounded(
    [
      [x0, z0],
      [x0, z1],
      [x1, z1],
      [x1, z0],
    ],
    radius,
  );

/** A tinted acrylic window in a black frame with a blind half down. */
function window(stage: Stage, outline: readonly Vec[], blind: readonly Vec[]): void {
  fillShape(stage, outline, 'fill="#0b0c0d" stroke="#1a1c1e" stroke-width="5"');
  paintGlass(stage, outline, [], 0.9);
  if (blind.length > 3) fillShape(stage, blind, 'fill="#e9e3d6" opacity=".2"');
}

/** Windows, door, step, awning, hatches and stripes of a living space. */
export function paintHomeBox(stage: Stage, hull: Hull, caravan: boolean): void {
  const { nose, tail } = hull.spec;
  const top = hull.top((nose + tail) / 2);
  const on = (points: readonly Flat[]) => points.map(([x, z]) => hull.side(x, z));
  const swoop = stripeOf(stage);
  const band = (low: number, high: number, colour: string, opacity: number) =>
    fillShape(
      stage,
      on([
        ...spread(nose + 0.1, tail - 0.06, 20).map((x): Flat => [x, low + 0.1 * ((x - nose) / (tail - nose)) ** 2]),
        ...spread(tail - 0.06, nose + 0.1, 20).map((x): Flat => [x, high + 0.34 * ((x - nose) / (tail - nose)) ** 2]),
      ]),
      `fill="${colour}" opacity="${opacity}"`,
    );
  if (caravan)
    fillShape(
      stage,
      on([
        ...spread(nose + 0.12, tail - 0.08, 16).map((x): Flat => [x, hull.sill(x) + 0.01]),
        ...spread(tail - 0.08, nose + 0.12, 16).map((x): Flat => [x, hull.sill(x) + 0.36]),
      ]),
      'fill="#26282a"',
    );
  band(caravan ? 1.02 : 0.74, caravan ? 1.1 : 0.86, swoop, 0.92);
  band(caravan ? 1.14 : 0.92, caravan ? 1.15 : 0.94, '#8f9498', 0.8);
  const isShort = tail - nose < 5;
  const isLong = tail - nose > 6.5;
  const doorAt = caravan ? (isShort ? tail - 1.75 : tail - 1.9) : nose + 1.2;
  const panes: readonly (readonly [number, number])[] = caravan
    ? [
        [nose + 0.62, 1.1] as const,
        ...(isShort ? [] : [[nose + 2.0, 1.2] as const]),
        ...(isLong ? [[nose + 3.7, 1.2] as const] : []),
        [tail - 1.05, 0.66] as const,
      ]
    : [
        [nose + 2.3, 1.0],
        [nose + 3.7, 0.72],
      ];
  for (const [x, wide] of panes) {
    const z = top - 1.14;
    window(
      stage,
      on(rectangle(x, z, x + wide, z + 0.62, 0.1)),
      on(rectangle(x + 0.03, z + 0.4, x + wide - 0.03, z + 0.6, 0.04)),
    );
  }
  const floor = hull.sill(doorAt) + 0.08;
  drawGap(stage, on(rectangle(doorAt, floor, doorAt + 0.68, top - 0.4, 0.09)).concat(on([[doorAt, floor + 0.2]])));
  window(stage, on(rectangle(doorAt + 0.12, top - 1.1, doorAt + 0.56, top - 0.56, 0.06)), []);
  fillShape(stage, on(rectangle(doorAt + 0.05, 1.3, doorAt + 0.11, 1.46, 0.02)), 'fill="#1b1d1f"');
  fillShape(
    stage,
    [
      [doorAt - 0.02, hull.spec.halfWidth, floor - 0.14],
      [doorAt + 0.7, hull.spec.halfWidth, floor - 0.14],
      [doorAt + 0.7, hull.spec.halfWidth + 0.26, floor - 0.14],
      [doorAt - 0.02, hull.spec.halfWidth + 0.26, floor - 0.14],
    ],
    'fill="#3a3d40" stroke="#232527" stroke-width="4"',
  );
  const awning = (z: number): Vec[] =>
    spread(nose + (caravan ? 0.8 : 0.9), tail - 0.5, 8).map((x): Vec => [x, hull.spec.halfWidth + 0.05, z]);
  drawLine(stage, awning(top - 0.1), '#2d3033', 0.13);
  drawLine(stage, awning(top - 0.075), '#8b9196', 0.04);
  for (const [x, z] of [
    [nose + 0.3, hull.sill(nose) + 0.5],
    [tail - 0.9, hull.sill(tail) + 0.42],
  ] as const) {
    drawLine(
      stage,
      on(rectangle(x, z, x + 0.46, z + 0.26, 0.04)).concat(on([[x, z + 0.1]])),
      '#000',
      0.008,
      'opacity=".35"',
    );
  }
  if (caravan && stage.view !== 'rear')
    window(
      stage,
      whole(
        stage,
        hull,
        'nose',
        [
          [0, 0.56],
          [0, 0.8],
          [0.72, 0.8],
          [0.76, 0.56],
        ],
        0.08,
      ),
      [],
    );
  if (!caravan && stage.view === 'front')
    window(
      stage,
      whole(
        stage,
        hull,
        'nose',
        [
          [0, 0.76],
          [0, 0.9],
          [0.62, 0.9],
          [0.66, 0.76],
        ],
        0.05,
      ),
      [],
    );
  if (caravan && stage.view !== 'rear') {
    fillShape(
      stage,
      whole(
        stage,
        hull,
        'nose',
        [
          [0, 0],
          [0, 0.24],
          [1.3, 0.17],
          [1.3, 0],
        ],
        0.02,
      ),
      'fill="#26282a"',
    );
    drawLine(
      stage,
      whole(
        stage,
        hull,
        'nose',
        [
          [0, 0.25],
          [0, 0.252],
          [1.2, 0.182],
          [1.2, 0.18],
        ],
        0.001,
      ),
      stripeOf(stage),
      0.05,
    );
  }
  if (stage.view === 'rear') {
    window(
      stage,
      whole(
        stage,
        hull,
        'tail',
        [
          [0, 0.56],
          [0, 0.8],
          [0.62, 0.8],
          [0.62, 0.56],
        ],
        0.08,
      ),
      [],
    );
    paintBoxBack(stage, hull, hull.sill(tail) + 0.16);
    paintPlate(stage, hull, 'tail', 0.14);
  }
}
