import { polygon } from '../engine/canvas.ts';
import { tone } from '../engine/colour.ts';
import { outlineOf } from '../engine/outline-of.ts';
import type { Stage } from '../engine/stage.ts';
import type { Vec } from '../engine/vector.ts';
import type { Cabin } from '../shape/cabin.ts';
import { rounded } from '../shape/outline.ts';

/** A door mirror on a short foot: dark base, painted cap with a lit top, glass towards the rear. */
export function paintMirror(
  stage: Stage,
  cabin: Cabin,
  place: { x: number; z: number; size: number },
  side: 1 | -1,
): void {
  const { canvas, camera, hex, view } = stage;
  const [, y] = cabin.side(place.x, place.z, 1);
  const out = (d: number, x: number, z: number): Vec => [
    place.x + x * place.size,
    side * (y + d * place.size),
    place.z + z * place.size,
  ];
  const outward = rounded(
    [
      [0.06, 0.015],
      [0.05, 0.15],
      [0.2, 0.165],
      [0.275, 0.12],
      [0.27, 0.03],
      [0.2, 0.0],
    ],
    0.05,
    3,
  );
  const foot = [out(-0.02, 0.02, 0), out(0.12, -0.02, 0.03), out(0.12, 0.06, 0.03), out(-0.02, 0.12, -0.01)];
  const rear = outward.map(([d, z]) => out(d, 0.1, z));
  const front = outward.map(([d, z]) => out(d * 0.86 + 0.03, -0.05, z * 0.8 + 0.015));
  const spots = (points: readonly Vec[]) => points.map(camera.project);
  const all = [...spots(rear), ...spots(front)];
  const ys = all.map(([, v]) => v);
  const shade = canvas.linear(
    [0, Math.min(...ys)],
    [0, Math.max(...ys)],
    [
      { at: 0, colour: tone(hex, 1.45) },
      { at: 0.35, colour: tone(hex, 1.02) },
      { at: 0.62, colour: tone(hex, 0.7) },
      { at: 1, colour: '#16181a' },
    ],
  );
  canvas.add(polygon(spots(foot), 'fill="#0e0f10" stroke="#0e0f10" stroke-width="5"'));
  const [first, second] = view === 'rear' ? [front, rear] : [rear, front];
  canvas.add(polygon(outlineOf(all), `fill="${shade}" stroke="${tone(hex, 0.5)}" stroke-width="1.2"`));
  if (view === 'rear') {
    canvas.add(polygon(spots(second), 'fill="#15181a"'));
    canvas.add(
      polygon(spots(outward.map(([d, z]) => out(d * 0.88 + 0.02, 0.101, z * 0.84 + 0.014))), 'fill="#8d9ba5"'),
    );
  } else canvas.add(polygon(spots(first === rear ? second : first), 'fill="#fff" opacity=".07"'));
}
