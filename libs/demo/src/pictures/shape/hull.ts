import { curve, spread, type Curve, type Knots } from '../engine/curve.ts';
import type { Grid } from '../engine/surface.ts';
import { clamp, mix, type Vec } from '../engine/vector.ts';

/**
 * The lower body as walls round a plan outline plus the deck they carry. Metres; x runs from the nose to the tail.
 * Insets say how far a wall stands back from the widest outline, by height from sill (0) to shoulder (1).
 */
export interface HullSpec {
  nose: number;
  tail: number;
  halfWidth: number;
  /** How far the front and rear corners reach along the side, and how square they are (2 round, 5 boxy). */
  noseDepth: number;
  noseSquare: number;
  tailDepth: number;
  tailSquare: number;
  /** Heights along the vehicle. */
  sill: Knots;
  top: Knots;
  /** Height of the deck's middle above its edge. */
  crown: Knots;
  sideInset: Knots;
  noseInset: Knots;
  tailInset: Knots;
  /** Wheel centres along x, and how far the wings swell over them. */
  axles: readonly number[];
  flare: number;
}

export interface Hull {
  spec: HullSpec;
  top: Curve;
  sill: Curve;
  /** Half the length round the outline: 0 is the middle of the nose, this is the middle of the tail. */
  half: number;
  /** A point of the wall `along` the outline (negative on the far side) at a height share. */
  wall: (along: number, share: number) => Vec;
  /** The same at a height in metres. */
  face: (along: number, z: number) => Vec;
  /** A point of the near side at x and height; `side` is -1 for the far side. */
  side: (x: number, z: number, side?: 1 | -1) => Vec;
  /** Distance along the outline at which the near side reaches x. */
  alongAt: (x: number) => number;
  walls: Grid;
  deck: Grid;
  inside: Vec;
}

interface PlanPoint {
  x: number;
  y: number;
  along: number;
}

/** The near half of the outline, from the middle of the nose to the middle of the tail. */
function plan(spec: HullSpec): PlanPoint[] {
  const { nose, tail, halfWidth: b } = spec;
  const quarter = (square: number) =>
    spread(0, Math.PI / 2, 14).map((angle) => ({
      out: Math.sin(angle) ** (2 / square),
      back: 1 - Math.cos(angle) ** (2 / square),
    }));
  const front = quarter(spec.noseSquare).map(({ out, back }) => ({ x: nose + spec.noseDepth * back, y: b * out }));
  const rear = quarter(spec.tailSquare).map(({ out, back }) => ({ x: tail - spec.tailDepth * back, y: b * out }));
  const middle = spread(nose + spec.noseDepth, tail - spec.tailDepth, 12)
    .slice(1, -1)
    .map((x) => ({ x, y: b }));
  let along = 0;
  let last = { x: nose, y: 0 };
  return [...front, ...middle, ...rear.reverse()].map((point) => {
    along += Math.hypot(point.x - last.x, point.y - last.y);
    last = point;
    return { ...point, along };
  });
}

export function buildHull(spec: HullSpec): Hull {
  const points = plan(spec).filter((point, i, all) => i === 0 || point.along > (all[i - 1]?.along ?? 0) + 1e-6);
  const half = points[points.length - 1]?.along ?? 1;
  const xAt = curve(points.map(({ along, x }) => [along, x]));
  const yAt = curve(points.map(({ along, y }) => [along, y]));
  const [top, sill, crown] = [curve(spec.top), curve(spec.sill), curve(spec.crown)];
  const [sideInset, noseInset, tailInset] = [curve(spec.sideInset), curve(spec.noseInset), curve(spec.tailInset)];

  const wall: Hull['wall'] = (along, share) => {
    const s = clamp(Math.abs(along), 0, half);
    const side = along < 0 ? -1 : 1;
    const [x, y] = [xAt(s), yAt(s)];
    const step = 0.02;
    const dx = xAt(s + step) - xAt(s - step);
    const dy = yAt(s + step) - yAt(s - step);
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [-dy / length, dx / length];
    const ends = nx < 0 ? noseInset(share) : tailInset(share);
    const swell = spec.axles.reduce((sum, axle) => sum + Math.exp(-(((x - axle) / 0.42) ** 2)), 0);
    const bell = Math.exp(-(((share - 0.62) / 0.3) ** 2));
    const inset = sideInset(share) * ny * ny + ends * nx * nx - spec.flare * swell * bell * ny * ny;
    return [x - inset * nx, side * Math.max(0, y - inset * ny), mix(sill(x), top(x), share)];
  };
  const heightShare = (along: number, z: number) => {
    const x = xAt(clamp(Math.abs(along), 0, half));
    return (z - sill(x)) / (top(x) - sill(x));
  };
  const face: Hull['face'] = (along, z) => wall(along, heightShare(along, z));
  const alongAt: Hull['alongAt'] = (x) => {
    let [low, high] = [0, half];
    for (let i = 0; i < 24; i += 1) {
      const middle = (low + high) / 2;
      if (xAt(middle) < x) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  const side: Hull['side'] = (x, z, which = 1) => {
    const [, y] = face(alongAt(x), z);
    return [x, which * y, z];
  };

  const loop = [...points.map(({ along }) => -along).reverse(), ...points.slice(1).map(({ along }) => along)];
  // A plain box has no creases to show, so fewer rows do.
  const shares =
    spec.flare > 0
      ? [0, 0.08, 0.18, 0.34, 0.5, 0.61, 0.67, 0.78, 0.88, 0.94, 1]
      : [0, 0.1, 0.3, 0.46, 0.64, 0.82, 0.94, 1];
  const walls = shares.map((share) => loop.map((along) => wall(along, share)));
  const deck = points
    .filter((_, i) => i % 3 === 0 || i === points.length - 1)
    .map(({ along }) => {
      const [x, y, z] = wall(along, 1);
      return spread(-1, 1, 8).map((t): Vec => [
        x,
        y * t,
        z + crown(x) * (1 - t * t) * clamp(y / (spec.halfWidth * 0.8), 0, 1),
      ]);
    });
  return {
    spec,
    top,
    sill,
    half,
    wall,
    face,
    side,
    alongAt,
    walls,
    deck,
    inside: [(spec.nose + spec.tail) / 2, 0, (sill(0) + top(0)) / 2],
  };
}
