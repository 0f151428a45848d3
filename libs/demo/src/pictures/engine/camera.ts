import { cross, dot, subtract, unit, type Vec } from './vector.ts';

export type Spot = readonly [x: number, y: number];

export interface Camera {
  /** Where the photographer stands. */
  eye: Vec;
  /** A point of the vehicle's space on the 1600 by 1200 picture. */
  project: (point: Vec) => Spot;
}

export interface Frame {
  /** Left edge, width and baseline in picture units; the height is a limit. */
  left: number;
  width: number;
  bottom: number;
  maxHeight: number;
}

/** A lens at `eye` looking at `target`. Its picture is unscaled until it is framed. */
function lens(eye: Vec, target: Vec): (point: Vec) => Spot {
  const forward = unit(subtract(target, eye));
  const right = unit(cross([0, 0, 1], forward));
  const up = cross(forward, right);
  return (point) => {
    const ray = subtract(point, eye);
    const depth = Math.max(0.05, dot(ray, forward));
    return [dot(ray, right) / depth, -dot(ray, up) / depth];
  };
}

/**
 * Frames `points` as a photographer would: zoom and shift only, so the perspective stays that of where they stand.
 * The whole width is used unless the height limit bites first; the lowest point rests on the baseline.
 */
export function aimCamera(eye: Vec, target: Vec, points: readonly Vec[], frame: Frame): Camera {
  const see = lens(eye, target);
  const seen = points.map(see);
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const zoom = Math.min(frame.width / (right - left), frame.maxHeight / (bottom - top));
  const shiftX = frame.left + frame.width / 2 - (zoom * (left + right)) / 2;
  const shiftY = frame.bottom - zoom * bottom;
  return {
    eye,
    project: (point) => {
      const [x, y] = see(point);
      return [x * zoom + shiftX, y * zoom + shiftY];
    },
  };
}
