import { lightness, fromHex } from '../engine/colour.ts';
import { spread } from '../engine/curve.ts';
import type { Stage } from '../engine/stage.ts';
import type { Hull } from '../shape/hull.ts';
import type { Flat } from '../shape/outline.ts';
import { paintBoxBack } from './box-back.ts';
import { drawGap, drawLine, fillShape } from './decal.ts';
import { paintPlate } from './plate.ts';

const stripes = ['#b3262b', '#1f4e79', '#c4832a', '#2f6650'] as const;

/** The colour of the stripes along a living space: the vehicle's own, or one of four where that is white or silver. */
export const stripeOf = ({ hex, variant }: Stage): string =>
  lightness(fromHex(hex)) > 0.5 ? (stripes[variant % stripes.length] ?? stripes[0]) : hex;

/** A camper trailer folded for the road: dark skirt, lid, stripe and catches. */
export function paintFoldedBox(stage: Stage, hull: Hull): void {
  const { nose, tail } = hull.spec;
  const on = (points: readonly Flat[]) => points.map(([x, z]) => hull.side(x, z));
  const along = spread(nose + 0.12, tail - 0.08, 16);
  const strip = (low: number, high: number, colour: string) =>
    fillShape(
      stage,
      on([...along.map((x): Flat => [x, low]), ...[...along].reverse().map((x): Flat => [x, high])]),
      `fill="${colour}"`,
    );
  strip(0.53, 0.82, '#26282a');
  strip(0.96, 1.03, stripeOf(stage));
  drawGap(stage, on(along.map((x): Flat => [x, 1.16])));
  drawLine(stage, on(along.map((x): Flat => [x, 1.2])), '#b9bec2', 0.03);
  for (const share of [0.15, 0.5, 0.85]) {
    const x = nose + (tail - nose) * share;
    drawLine(
      stage,
      on([
        [x, 1.1],
        [x, 1.24],
      ]),
      '#5f6468',
      0.05,
    );
  }
  if (stage.view !== 'rear') return;
  paintBoxBack(stage, hull, hull.sill(tail) + 0.16);
  paintPlate(stage, hull, 'tail', 0.24);
}
