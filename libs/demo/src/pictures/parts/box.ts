import type { BoxSpec } from '../bodies/spec.ts';
import { spread } from '../engine/curve.ts';
import type { Stage } from '../engine/stage.ts';
import type { Vec } from '../engine/vector.ts';
import type { Hull } from '../shape/hull.ts';
import { paintBoxBack } from './box-back.ts';
import { drawGap, drawLine } from './decal.ts';
import { paintFoldedBox } from './folded-box.ts';
import { paintHomeBox } from './home-box.ts';

/** The rack between cab and tray that keeps a load off the cab. */
function headboard(stage: Stage, hull: Hull): void {
  const x = hull.spec.nose + 0.05;
  const half = hull.spec.halfWidth - 0.06;
  const [low, high] = [hull.top(x) + 0.01, 2.12];
  for (const y of spread(-half, half, 6))
    drawLine(
      stage,
      [
        [x, y, low],
        [x, y, high],
      ],
      '#7c8287',
      0.035,
    );
  drawLine(
    stage,
    [
      [x, -half, low],
      [x, -half, high],
      [x, half, high],
      [x, half, low],
    ],
    '#9aa0a5',
    0.06,
  );
}

function cargoFittings(stage: Stage, hull: Hull, tray: boolean): void {
  const { nose, tail } = hull.spec;
  const ribs = spread(nose + 0.03, tail - 0.03, tray ? 4 : 9);
  for (const x of ribs) drawGap(stage, [hull.side(x, hull.sill(x) + 0.04), hull.side(x, hull.top(x) - 0.04)]);
  for (const z of [hull.sill(nose) + 0.05, hull.top(nose) - 0.1])
    drawLine(
      stage,
      spread(nose + 0.08, tail - 0.08, 8).map((x) => hull.side(x, z)),
      tray ? '#868c91' : '#a8adb1',
      0.06,
    );
  drawLine(
    stage,
    spread(nose + 0.3, tail - 0.1, 8).map((x): Vec => [x, hull.spec.halfWidth - 0.1, hull.sill(x) - 0.1]),
    '#1d1f21',
    0.14,
  );
  drawLine(
    stage,
    [
      [2.6, 0.9, 0.5],
      [3.7, 0.9, 0.5],
    ],
    '#4c5155',
    0.07,
  );
  drawLine(
    stage,
    [
      [2.6, 0.9, 0.66],
      [3.7, 0.9, 0.66],
    ],
    '#4c5155',
    0.05,
  );
  if (tray) headboard(stage, hull);
  if (stage.view === 'rear') {
    const x = tail + 0.002;
    if (!tray)
      for (const y of [0, 0.9, -0.9])
        drawGap(stage, [
          [x, y, hull.sill(x) + 0.06],
          [x, y, hull.top(x) - 0.08],
        ]);
    if (!tray)
      for (const y of [-0.16, 0.16])
        drawLine(
          stage,
          [
            [x, y, hull.sill(x) + 0.1],
            [x, y, hull.top(x) - 0.1],
          ],
          '#8d9296',
          0.03,
        );
    drawLine(
      stage,
      [
        [x, 0.95, hull.sill(x) - 0.16],
        [x, -0.95, hull.sill(x) - 0.16],
      ],
      '#1d1f21',
      0.16,
    );
    paintBoxBack(stage, hull, hull.sill(x) - 0.32);
  }
}

export function paintFittings(stage: Stage, hull: Hull, box: BoxSpec): void {
  if (box.fittings === 'folded') paintFoldedBox(stage, hull);
  else if (box.fittings === 'caravan' || box.fittings === 'camper')
    paintHomeBox(stage, hull, box.fittings === 'caravan');
  else cargoFittings(stage, hull, box.fittings === 'tray');
}
