import { polygon, stroke } from '../engine/canvas.ts';
import { spread } from '../engine/curve.ts';
import type { Stage } from '../engine/stage.ts';
import type { Hull } from '../shape/hull.ts';
import { flowing, rounded, type Flat } from '../shape/outline.ts';
import { drawGap, drawLine, fillShape, onEnd, whole } from './decal.ts';
import { paintPlate } from './plate.ts';
import type { TailStyle } from './tail-style.ts';

/** Tail lamp on one side: red lens, darker depth, a lit line and a pale indicator. */
function lamp(stage: Stage, hull: Hull, style: TailStyle, side: 1 | -1): void {
  const { canvas, camera } = stage;
  const spots = onEnd(stage, hull, 'tail', rounded(style.lamp, 0.04, 6), side).map(camera.project);
  if (spots.length < 4) return;
  const ys = spots.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const lens = canvas.linear(
    [0, top],
    [0, bottom],
    [
      { at: 0, colour: '#e2444a' },
      { at: 0.25, colour: '#8f1218' },
      { at: 0.7, colour: '#5c070c' },
      { at: 1, colour: '#9c1a20' },
    ],
  );
  const clip = canvas.define((id) => `<clipPath id="${id}">${polygon(spots, '')}</clipPath>`);
  canvas.add(polygon(spots, `fill="${lens}" stroke="#180305" stroke-width="3"`));
  const signature = onEnd(stage, hull, 'tail', flowing(style.signature, 6), side).map(camera.project);
  const width = 0.026 * stage.perMetre;
  const sheen = canvas.linear(
    [0, top],
    [0, bottom],
    [
      { at: 0, colour: '#fff', opacity: 0.45 },
      { at: 0.3, colour: '#fff', opacity: 0.04 },
      { at: 1, colour: '#fff', opacity: 0.08 },
    ],
  );
  canvas.add(
    `<g clip-path="${clip}">${stroke(signature, '#ff2a2f', width * 2.4, 'opacity=".35"')}${stroke(signature, '#ff5a55', width)}${stroke(signature, '#ffd0c8', width * 0.3)}${polygon(spots, `fill="${sheen}"`)}</g>`,
  );
}

export function paintTail(stage: Stage, hull: Hull, style: TailStyle, dark: boolean): void {
  const rear = stage.view === 'rear';
  if (rear) {
    const { half, low } = style.gate;
    const bumper = style.bumper;
    if (dark || bumper > 0) {
      const skirt = whole(
        stage,
        hull,
        'tail',
        [
          [0, 0],
          [0, bumper],
          [0.5, bumper],
          [0.66, bumper - 0.05],
          [dark ? 1.4 : 0.75, bumper * 0.75],
          [dark ? 1.4 : 0.8, 0],
        ],
        0.03,
      );
      fillShape(stage, skirt, 'fill="#1c1e20"');
      fillShape(
        stage,
        whole(
          stage,
          hull,
          'tail',
          [
            [0, 0.02],
            [0, 0.11],
            [0.4, 0.11],
            [0.46, 0.02],
          ],
          0.03,
        ),
        dark ? 'fill="#9aa0a5"' : 'fill="#0e0f10"',
      );
    }
    if (half > 0) {
      const edge = (side: 1 | -1) =>
        onEnd(
          stage,
          hull,
          'tail',
          [
            [half - 0.02, 1],
            [half, 0.8],
            [half - 0.01, low + 0.06],
            [half - 0.07, low],
          ],
          side,
        );
      drawGap(stage, edge(1));
      drawGap(stage, edge(-1));
      drawGap(stage, [
        ...edge(-1).slice(-1),
        ...onEnd(
          stage,
          hull,
          'tail',
          spread(half - 0.1, 0, 6).map((off): Flat => [off, low]),
          -1,
        ),
        ...onEnd(
          stage,
          hull,
          'tail',
          spread(0, half - 0.1, 6).map((off): Flat => [off, low]),
          1,
        ),
        ...edge(1).slice(-1),
      ]);
    }
    if (style.bar) {
      const bar = whole(
        stage,
        hull,
        'tail',
        [
          [0, 0.8],
          [0, 0.87],
          [0.5, 0.87],
          [0.5, 0.8],
        ],
        0.02,
      );
      fillShape(stage, bar, 'fill="#5c070c" stroke="#180305" stroke-width="2"');
      drawLine(
        stage,
        [
          ...onEnd(
            stage,
            hull,
            'tail',
            spread(0.48, 0, 5).map((off): Flat => [off, 0.838]),
            -1,
          ),
          ...onEnd(
            stage,
            hull,
            'tail',
            spread(0, 0.48, 5).map((off): Flat => [off, 0.838]),
            1,
          ),
        ],
        '#ff4a48',
        0.022,
      );
    }
    for (const side of [-1, 1] as const) {
      fillShape(
        stage,
        onEnd(
          stage,
          hull,
          'tail',
          rounded(
            [
              [0.7, bumper + 0.01],
              [0.7, bumper + 0.045],
              [0.94, bumper + 0.055],
              [0.94, bumper + 0.02],
            ],
            0.01,
          ),
          side,
        ),
        'fill="#a3171c"',
      );
      const pipe = rounded(
        [
          [0.5, 0.03],
          [0.48, 0.1],
          [0.68, 0.12],
          [0.66, 0.03],
        ],
        0.03,
      );
      const seen = onEnd(stage, hull, 'tail', pipe, side);
      if (style.exhausts && seen.length === pipe.length && side === 1)
        fillShape(stage, seen, 'fill="#08090a" stroke="#c3c8cc" stroke-width="3"');
    }
    if (style.plate > 0) {
      const x = hull.spec.tail;
      const tall = 0.19 / (hull.top(x) - hull.sill(x));
      const recess = whole(
        stage,
        hull,
        'tail',
        [
          [0, style.plate - tall / 2],
          [0, style.plate + tall / 2],
          [0.34, style.plate + tall / 2],
          [0.3, style.plate - tall / 2],
        ],
        0.03,
      );
      fillShape(stage, recess, 'fill="#000" opacity=".28"');
      paintPlate(stage, hull, 'tail', style.plate - 0.005);
    }
  }
  for (const side of [-1, 1] as const) lamp(stage, hull, style, side);
}
