import type { Canvas, Stop } from '../engine/canvas.ts';
import type { Camera } from '../engine/camera.ts';
import { add, type Vec } from '../engine/vector.ts';
import { rimSpokes, type RimDesign } from './rim.ts';

export interface WheelSpec {
  /** Centre of the outer face. */
  centre: Vec;
  radius: number;
  /** Of the tyre, in metres. */
  width: number;
  design: RimDesign;
  /** Share of the radius that is rim; the rest is tyre. */
  rim: number;
  /** 1 when seen from its outer side, -1 for wheels of the far side (only their tread shows). */
  facing: 1 | -1;
}

const stops = (...pairs: readonly (readonly [number, string, number?])[]): Stop[] =>
  pairs.map(([at, colour, opacity]) => ({ at, colour, opacity }));

const disc = (radius: number, fill: string, extra = '') => `<circle r="${radius}" fill="${fill}" ${extra}/>`;

/** The wheel's face, drawn in its own space: the tyre's radius is 100 and the centre is 0, 0. */
function face(canvas: Canvas, { design, rim }: WheelSpec): string {
  const r = rim * 100;
  const tyre = canvas.radial(
    [0, 0],
    100,
    stops(
      [0, '#0c0d0e'],
      [rim - 0.02, '#0e0f10'],
      [rim + 0.03, '#2b2d2f'],
      [rim + 0.1, '#232527'],
      [0.9, '#1d1e20'],
      [0.95, '#2e3032'],
      [0.975, '#1a1b1c'],
      [1, '#0b0b0c'],
    ),
  );
  const barrel = canvas.radial(
    [0, -6],
    r,
    stops([0, '#2a2c2e'], [0.7, '#1b1c1e'], [0.86, '#0d0e0f'], [0.96, '#3a3d40'], [1, '#54585c']),
  );
  const rotor = canvas.linear(
    [-60, -60],
    [60, 60],
    stops([0, '#8d9195'], [0.35, '#4b4e52'], [0.5, '#9da1a5'], [0.7, '#54575b'], [1, '#84888c']),
  );
  const lip = canvas.linear(
    [0, -r],
    [0, r],
    stops([0, '#f4f6f8'], [0.3, '#aab0b5'], [0.6, '#71767b'], [0.85, '#c3c8cc'], [1, '#8b9095']),
  );
  const gloss = canvas.linear(
    [0, -100],
    [0, 100],
    stops([0, '#fff', 0.2], [0.3, '#fff', 0.02], [0.6, '#000', 0], [1, '#000', 0.35]),
  );
  return [
    disc(100, tyre),
    `<circle r="${(r + 100) / 2 + 3}" fill="none" stroke="#3b3d40" stroke-width="0.7" opacity=".8"/>`,
    `<circle r="${r + 4}" fill="none" stroke="#000" stroke-width="3" opacity=".55"/>`,
    disc(r, barrel),
    disc(r * 0.66, rotor),
    `<circle r="${r * 0.55}" fill="none" stroke="#2f3235" stroke-width="1" opacity=".7"/>`,
    disc(r * 0.34, '#232527'),
    `<path d="M${r * 0.3} ${-r * 0.5}A${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.62} ${r * 0.18}L${r * 0.44} ${r * 0.12}A${r * 0.44} ${r * 0.44} 0 0 0 ${r * 0.2} ${-r * 0.36}Z" fill="#1f2124" stroke="#5c6065" stroke-width=".8"/>`,
    rimSpokes(canvas, design, r),
    `<circle r="${r - 1.4}" fill="none" stroke="${lip}" stroke-width="${design === 'steel' ? 4.5 : 3}"/>`,
    `<circle r="${r - 3.4}" fill="none" stroke="#000" stroke-width=".8" opacity=".4"/>`,
    disc(100, gloss),
  ].join('');
}

/** Places a drawing of radius 100 on the wheel's plane, `depth` metres in from its outer face. */
function place(camera: Camera, { centre, radius, facing }: WheelSpec, depth: number): string {
  const middle = add(centre, [0, -facing * depth, 0]);
  const [ox, oy] = camera.project(middle);
  const [rx, ry] = camera.project(add(middle, [radius, 0, 0]));
  const [lx, ly] = camera.project(add(middle, [-radius, 0, 0]));
  const [ux, uy] = camera.project(add(middle, [0, 0, radius]));
  const [dx, dy] = camera.project(add(middle, [0, 0, -radius]));
  const part = (value: number) => Math.round(value * 50) / 1e4;
  return `matrix(${part(rx - lx)} ${part(ry - ly)} ${part(dx - ux)} ${part(dy - uy)} ${Math.round(ox * 10) / 10} ${Math.round(oy * 10) / 10})`;
}

/** The tread, a stack of ellipses from inside to outside. It belongs behind the body, which hides most of it. */
export function paintTread(canvas: Canvas, camera: Camera, wheel: WheelSpec): void {
  const shades = ['#0a0a0b', '#131415', '#0d0e0e'];
  const rings = Array.from({ length: 7 }, (_, i) => {
    const radius = i < 1 || i > 5 ? 98 : 100;
    return `<circle r="${radius}" fill="${shades[i % 3]}" transform="${place(camera, wheel, wheel.width * (1 - i / 6))}"/>`;
  });
  canvas.add(rings.join(''));
}

/** The outer faces of the near wheels: drawn once, then used in each one's place. */
export function paintWheels(canvas: Canvas, camera: Camera, wheels: readonly WheelSpec[]): void {
  const [first] = wheels;
  if (!first) return;
  const drawing = face(canvas, first);
  const reference = canvas.define((id) => `<g id="${id}">${drawing}</g>`).slice(4, -1);
  for (const wheel of wheels) canvas.add(`<use href="${reference}" transform="${place(camera, wheel, 0)}"/>`);
}
