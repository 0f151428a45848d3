import { aimCamera, type Camera, type Frame } from '../engine/camera.ts';
import type { Stage } from '../engine/stage.ts';
import type { Vec } from '../engine/vector.ts';
import type { Assembly } from './assembly.ts';

const frames: Record<Stage['view'], Frame> = {
  side: { left: 150, width: 1300, bottom: 890, maxHeight: 640 },
  front: { left: 160, width: 1280, bottom: 955, maxHeight: 730 },
  rear: { left: 160, width: 1280, bottom: 955, maxHeight: 730 },
  wheel: { left: 300, width: 1000, bottom: 1070, maxHeight: 920 },
};

/** How far to the side of the vehicle's end the photographer stands. */
export type Angle = 'usual' | 'wide';

/** A vehicle among others: its left edge, its width for a car of five metres, and the ground it stands on. */
export type Spot = Pick<Frame, 'left' | 'width' | 'bottom'>;

/** A small car takes less of the picture than a long one, though not by as much as it is shorter. */
function framed(view: Stage['view'], length: number, spot?: Spot): Frame {
  if (spot) return { ...spot, width: spot.width * (length / 5), maxHeight: 1_200 };
  const frame = frames[view];
  if (view === 'wheel') return frame;
  const share = Math.min(1, Math.max(0.8, Math.sqrt(length / 5)));
  const width = frame.width * share;
  return { ...frame, width, left: frame.left + (frame.width - width) / 2 };
}

/** Stands the photographer where this view is taken from; farther back for longer vehicles. */
export function frameFor(
  parts: Assembly,
  view: Stage['view'],
  angle: Angle,
  spot?: Spot,
): { camera: Camera; perMetre: number } {
  const { nose, tail, middle, halfWidth, body } = parts;
  const back = Math.max(1, (tail - nose) / 4.8);
  const high = Math.max(
    ...[...(parts.cabin?.deck.flat() ?? []), ...parts.boxes.flatMap(({ hull }) => hull.deck.flat())].map(
      ([, , z]) => z,
    ),
    1.3,
  );
  const level = 1.15 + (high - 1.3) * 0.45;
  const axle = body.axles[0] ?? middle;
  const { radius } = body.wheel;
  const eyes: Record<Stage['view'], Vec> = {
    side: [middle, 15 * back, Math.min(level, 1.5)],
    front:
      angle === 'wide' ? [nose - 2.7 * back, 7.6 * back, level + 0.05] : [nose - 4.6 * back, 5.7 * back, level + 0.25],
    rear: [tail + 4.6 * back, 5.7 * back, level + 0.3],
    wheel: [axle - 0.5, 5, 0.9],
  };
  const target: Vec = view === 'wheel' ? [axle, halfWidth, radius] : [middle, 0, high * 0.45];
  const outer: Vec[] = [
    ...(parts.hull?.walls.flat() ?? []),
    ...(parts.cabin?.deck.flat() ?? []),
    ...parts.boxes.flatMap(({ hull }) => [...hull.walls.flat(), ...hull.deck.flat()]),
    ...(parts.hull ? [] : [[nose - 1.3, 0, 0.5] as Vec]),
    ...body.axles.map((x): Vec => [x, parts.track - 0.03, 0]),
  ];
  const close: Vec[] = [-1.15, 1.15].flatMap((dx) =>
    [0, radius * 2.3].map((z): Vec => [axle + dx * radius, parts.track, z]),
  );
  const camera = aimCamera(eyes[view], target, view === 'wheel' ? close : outer, framed(view, tail - nose, spot));
  const probe = view === 'wheel' ? axle : view === 'front' ? nose + 0.6 : view === 'rear' ? tail - 0.6 : middle;
  const [, low] = camera.project([probe, halfWidth, 0.5]);
  const [, top] = camera.project([probe, halfWidth, 1.5]);
  return { camera, perMetre: Math.abs(low - top) };
}
