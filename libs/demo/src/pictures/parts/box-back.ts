import type { Stage } from '../engine/stage.ts';
import type { Vec } from '../engine/vector.ts';
import type { Hull } from '../shape/hull.ts';
import { rounded, type Flat } from '../shape/outline.ts';
import { fillShape } from './decal.ts';

/** Lamps, plate and bumper at the back of a box. */
export function paintBoxBack(stage: Stage, hull: Hull, low: number): void {
  for (const side of [-1, 1] as const) {
    const x = hull.spec.tail + 0.003;
    const half = hull.spec.halfWidth;
    const lamp = rounded(
      [
        [half - 0.3, low],
        [half - 0.3, low + 0.3],
        [half - 0.16, low + 0.3],
        [half - 0.16, low],
      ],
      0.04,
    );
    const at = (points: readonly Flat[]) => points.map(([y, z]): Vec => [x - 0.02, side * y, z]);
    fillShape(stage, at(lamp), 'fill="#17181a" stroke="#17181a" stroke-width="6"');
    fillShape(
      stage,
      at(
        rounded(
          [
            [half - 0.29, low + 0.12],
            [half - 0.29, low + 0.29],
            [half - 0.17, low + 0.29],
            [half - 0.17, low + 0.12],
          ],
          0.03,
        ),
      ),
      'fill="#b51d22"',
    );
    fillShape(
      stage,
      at(
        rounded(
          [
            [half - 0.29, low + 0.02],
            [half - 0.29, low + 0.1],
            [half - 0.17, low + 0.1],
            [half - 0.17, low + 0.02],
          ],
          0.03,
        ),
      ),
      'fill="#d98a22"',
    );
  }
}
