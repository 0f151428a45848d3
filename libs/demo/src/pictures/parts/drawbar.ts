import type { Stage } from '../engine/stage.ts';
import type { Hull } from '../shape/hull.ts';
import { drawLine } from './decal.ts';

/** The drawbar, jockey wheel, gas bottles and stone guard of a caravan. */
export function paintDrawbar(stage: Stage, hull: Hull): void {
  const { nose } = hull.spec;
  for (const side of [-1, 1] as const)
    drawLine(
      stage,
      [
        [nose + 0.5, side * 0.8, 0.52],
        [nose - 1.2, side * 0.04, 0.5],
      ],
      '#1b1d1f',
      0.1,
    );
  drawLine(
    stage,
    [
      [nose - 1.05, 0, 0.52],
      [nose - 1.3, 0, 0.52],
    ],
    '#2b2d30',
    0.12,
  );
  drawLine(
    stage,
    [
      [nose - 0.95, 0.1, 0.72],
      [nose - 0.95, 0.1, 0.12],
    ],
    '#5d6266',
    0.05,
  );
  drawLine(
    stage,
    [
      [nose - 0.95, 0.1, 0.12],
      [nose - 0.95, 0.1, 0.08],
    ],
    '#0d0e0f',
    0.15,
  );
  for (const y of [-0.2, 0.2]) {
    drawLine(
      stage,
      [
        [nose - 0.22, y, 0.66],
        [nose - 0.22, y, 0.98],
      ],
      '#c9cdd0',
      0.26,
    );
    drawLine(
      stage,
      [
        [nose - 0.28, y, 0.66],
        [nose - 0.28, y, 0.98],
      ],
      '#f4f5f6',
      0.06,
    );
  }
  drawLine(
    stage,
    [
      [nose - 0.45, -0.7, 0.6],
      [nose - 0.45, 0.7, 0.6],
    ],
    '#26282b',
    0.05,
  );
}
