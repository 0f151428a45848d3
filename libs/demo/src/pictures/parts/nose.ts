import { polygon, stroke, strokes } from '../engine/canvas.ts';
import { spread } from '../engine/curve.ts';
import type { Stage } from '../engine/stage.ts';
import type { Hull } from '../shape/hull.ts';
import { flowing, rounded, type Flat } from '../shape/outline.ts';
import { drawLine, fillShape, onEnd, whole } from './decal.ts';
import type { NoseStyle } from './nose-style.ts';
import { paintPlate } from './plate.ts';

const lowest = (points: readonly Flat[]) => Math.min(...points.map(([, share]) => share));
const highest = (points: readonly Flat[]) => Math.max(...points.map(([, share]) => share));

/** Headlamp on one side: dark housing, reflector bowls, the daytime line, clear lens with a lit rim. */
function lamp(stage: Stage, hull: Hull, style: NoseStyle, side: 1 | -1): void {
  const { canvas, camera } = stage;
  const outline = onEnd(stage, hull, 'nose', rounded(style.lamp, 0.035, 6), side);
  if (outline.length < 4) return;
  const spots = outline.map(camera.project);
  const ys = spots.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const housing = canvas.linear(
    [0, top],
    [0, bottom],
    [
      { at: 0, colour: '#5d666d' },
      { at: 0.35, colour: '#23282c' },
      { at: 1, colour: '#3a4147' },
    ],
  );
  const clip = canvas.define((id) => `<clipPath id="${id}">${polygon(spots, '')}</clipPath>`);
  canvas.add(polygon(spots, `fill="${housing}" stroke="#0b0c0d" stroke-width="3"`));
  const tall = (highest(style.lamp) - lowest(style.lamp)) * (hull.top(0.3) - hull.sill(0.3));
  const offs = style.lamp.map(([off]) => off);
  const [inner, outer] = [Math.min(...offs), Math.max(...offs)];
  const middle = (lowest(style.lamp) + highest(style.lamp)) / 2;
  const bowls = [0.3, 0.56].map((t) => {
    const centre = onEnd(stage, hull, 'nose', [[inner + (outer - inner) * t, middle - 0.005]], side)[0];
    if (!centre) return '';
    const [x, y] = camera.project(centre);
    const r = tall * 0.3 * stage.perMetre;
    const bowl = canvas.radial([x, y], r, [
      { at: 0, colour: '#ffffff' },
      { at: 0.3, colour: '#dbe6ee' },
      { at: 0.5, colour: '#56636d' },
      { at: 0.8, colour: '#12171b' },
      { at: 0.9, colour: '#aeb9c1' },
      { at: 1, colour: '#30383e' },
    ]);
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(r * 0.92).toFixed(1)}" ry="${r.toFixed(1)}" fill="${bowl}"/>`;
  });
  const signature = onEnd(stage, hull, 'nose', flowing(style.signature, 6), side).map(camera.project);
  const sheen = canvas.linear(
    [0, top],
    [0, bottom],
    [
      { at: 0, colour: '#ffffff', opacity: 0.5 },
      { at: 0.42, colour: '#ffffff', opacity: 0.06 },
      { at: 1, colour: '#ffffff', opacity: 0.14 },
    ],
  );
  const width = 0.021 * stage.perMetre;
  canvas.add(
    `<g clip-path="${clip}">${bowls.join('')}${stroke(signature, '#cfe6ff', width * 2.2, 'opacity=".35"')}${stroke(signature, '#ffffff', width)}${polygon(spots, `fill="${sheen}"`)}</g>`,
  );
}

/** A dark opening across the nose, with bars or mesh inside. */
function opening(
  stage: Stage,
  hull: Hull,
  half: readonly Flat[],
  pattern: NoseStyle['grillePattern'],
  frame: NoseStyle['grilleFrame'],
): void {
  const { canvas, camera } = stage;
  const points = whole(stage, hull, 'nose', half, 0.05);
  if (points.length < 6) return;
  const spots = points.map(camera.project);
  const ys = spots.map(([, y]) => y);
  const depth = canvas.linear(
    [0, Math.min(...ys)],
    [0, Math.max(...ys)],
    [
      { at: 0, colour: '#050607' },
      { at: 0.6, colour: '#101214' },
      { at: 1, colour: '#24272a' },
    ],
  );
  canvas.add(polygon(spots, `fill="${depth}"`));
  const clip = canvas.define((id) => `<clipPath id="${id}">${polygon(spots, '')}</clipPath>`);
  const [low, high] = [lowest(half), highest(half)];
  const reach = Math.max(...half.map(([off]) => off));
  const across = (share: number) =>
    [
      ...onEnd(
        stage,
        hull,
        'nose',
        spread(reach, 0, 6).map((off): Flat => [off, share]),
        -1,
      ),
      ...onEnd(
        stage,
        hull,
        'nose',
        spread(0, reach, 6).map((off): Flat => [off, share]),
        1,
      ),
    ].map(camera.project);
  const rows = pattern === 'none' ? 0 : pattern === 'bars' ? 4 : pattern === 'slats' ? 6 : 9;
  const tints = {
    slats: ['#565c61', 0.02],
    bars: ['#8d9499', 0.026],
    mesh: ['#3c4145', 0.009],
    none: ['#000', 0],
  } as const;
  const [tint, width] = tints[pattern];
  const bars = Array.from({ length: rows }, (_, i) => across(low + ((high - low) * (i + 0.8)) / (rows + 0.6)));
  const thick = width * stage.perMetre;
  const shadows = bars.map((bar) => bar.map(([x, y]) => [x, y + thick * 0.7] as const));
  const columns =
    pattern === 'mesh'
      ? spread(-reach, reach, 18).flatMap((off) => {
          const side = off < 0 ? -1 : 1;
          return [0.035, -0.035].map((lean) =>
            onEnd(
              stage,
              hull,
              'nose',
              [
                [Math.abs(off), low],
                [Math.abs(off + lean * side), high],
              ],
              side,
            ).map(camera.project),
          );
        })
      : [];
  canvas.add(
    `<g clip-path="${clip}">${strokes(shadows, '#000', thick, 'opacity=".8"')}${strokes(bars, tint, thick)}${columns.length > 0 ? strokes(columns, tint, thick) : ''}</g>`,
  );
  const edge = { chrome: ['#d9dee2', 0.026], dark: ['#17191b', 0.022], body: ['#000', 0.008] } as const;
  const [colour, weight] = edge[frame];
  const closed = [...points, ...points.slice(0, 1)];
  drawLine(stage, closed, '#000', weight * 1.5, 'opacity=".55"');
  drawLine(stage, closed, colour, weight);
  if (frame === 'chrome') drawLine(stage, closed, '#fff', weight * 0.3, 'opacity=".9"');
}

function paintLightBar(stage: Stage, hull: Hull, share: number): void {
  const half = (side: 1 | -1) => {
    const offs = spread(0, 0.95, 10).map((off): Flat => [off, share + off * 0.03]);
    return onEnd(stage, hull, 'nose', side > 0 ? offs : offs.reverse(), side);
  };
  const bar = [...half(-1), ...half(1)];
  drawLine(stage, bar, '#0c0e10', 0.04);
  drawLine(stage, bar, '#f4faff', 0.018);
}

export function paintNose(stage: Stage, hull: Hull, style: NoseStyle, dark: boolean): void {
  if (dark) {
    const chin = whole(
      stage,
      hull,
      'nose',
      [
        [0, 0.0],
        [0, 0.14],
        [0.6, 0.14],
        [1.2, 0.2],
        [1.5, 0.16],
        [1.5, 0],
      ],
      0.02,
    );
    fillShape(stage, chin, 'fill="#1d1f21"');
  }
  const edge = spread(-1.05, 1.05, 40).map((off) => hull.wall(off || 1e-6, 0.94));
  if (stage.view === 'front' || stage.view === 'side')
    drawLine(stage, stage.view === 'front' ? edge : edge.slice(22), '#000', 0.012, 'opacity=".5"');
  opening(stage, hull, style.intake, 'slats', 'body');
  opening(stage, hull, style.grille, style.grillePattern, style.grilleFrame);
  if (style.skid) {
    const skid = whole(
      stage,
      hull,
      'nose',
      [
        [0, 0.0],
        [0, 0.085],
        [0.46, 0.085],
        [0.56, 0.0],
      ],
      0.03,
    );
    fillShape(stage, skid, 'fill="#a9afb4"');
    drawLine(
      stage,
      whole(
        stage,
        hull,
        'nose',
        [
          [0, 0.07],
          [0, 0.075],
          [0.44, 0.075],
          [0.45, 0.07],
        ],
        0.01,
      ),
      '#fff',
      0.006,
      'opacity=".7"',
    );
  }
  if (style.bar) paintLightBar(stage, hull, style.bar);
  for (const side of [-1, 1] as const) {
    const vent = onEnd(stage, hull, 'nose', rounded(style.vent, 0.04, 5), side);
    if (vent.length > style.vent.length * 5) {
      fillShape(stage, vent, 'fill="#121416" stroke="#000" stroke-width="1.5" stroke-opacity=".5"');
      const offs = style.vent.map(([off]) => off);
      const middle = (Math.min(...offs) + Math.max(...offs)) / 2;
      const share = (lowest(style.vent) + highest(style.vent)) / 2;
      drawLine(
        stage,
        onEnd(
          stage,
          hull,
          'nose',
          [
            [middle - 0.07, share],
            [middle + 0.07, share + 0.015],
          ],
          side,
        ),
        '#eaf2f8',
        0.022,
      );
    }
    lamp(stage, hull, style, side);
  }
  if (style.plate > 0) paintPlate(stage, hull, 'nose', style.plate);
}
