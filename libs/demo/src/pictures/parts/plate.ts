import type { Stage } from '../engine/stage.ts';
import type { Hull } from '../shape/hull.ts';
import type { Flat } from '../shape/outline.ts';
import { drawLine, fillShape, onEnd, whole, type End } from './decal.ts';

/** A blank number plate centred at a share of the wall's height; 372 by 100 mm, a little slimmer on narrow noses. */
export function paintPlate(stage: Stage, hull: Hull, end: End, share: number): void {
  const x = end === 'nose' ? hull.spec.nose : hull.spec.tail;
  const tall = 0.105 / (hull.top(x) - hull.sill(x));
  const outline = (grow: number): Flat[] => [
    [0, share - tall / 2 - grow],
    [0, share + tall / 2 + grow],
    [0.19 + grow * 0.5, share + tall / 2 + grow],
    [0.19 + grow * 0.5, share - tall / 2 - grow],
  ];
  const plate = whole(stage, hull, end, outline(0), 0.012);
  if (plate.length < 6) return;
  fillShape(stage, whole(stage, hull, end, outline(0.022), 0.016), 'fill="#0d0e0f"');
  fillShape(stage, plate, 'fill="#eceeec"');
  for (const side of [-1, 1] as const)
    drawLine(
      stage,
      onEnd(
        stage,
        hull,
        end,
        [
          [0.03, share],
          [0.14, share],
        ],
        side,
      ),
      '#c3c8c6',
      0.03,
    );
}
