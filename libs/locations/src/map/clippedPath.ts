export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Axis = 'x' | 'y';

/** The part of a ring on one side of a line. */
function cut(ring: readonly Point[], axis: Axis, edge: number, isInside: (value: number) => boolean): Point[] {
  return ring.flatMap((to, index) => {
    const from = ring.at(index - 1) ?? to;
    const crosses = isInside(from[axis]) !== isInside(to[axis]);
    const share = (edge - from[axis]) / (to[axis] - from[axis]);
    const between = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, [axis]: edge };
    return [...(crosses ? [between] : []), ...(isInside(to[axis]) ? [to] : [])];
  });
}

/** The part of a ring within a box, closed along the box's edges. */
export function clipRing(ring: readonly Point[], { left, top, right, bottom }: Box): Point[] {
  const fromLeft = cut(ring, 'x', left, (value) => value >= left);
  const toRight = cut(fromLeft, 'x', right, (value) => value <= right);
  const fromTop = cut(toRight, 'y', top, (value) => value >= top);
  return cut(fromTop, 'y', bottom, (value) => value <= bottom);
}

/** To a tenth of a unit, which is less than a pixel shows: more digits are only bytes. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

const written = ({ x, y }: Point): string => `${tenth(x)} ${tenth(y)}`;

/** Path data of a clipped ring: a coast in curves through its corners, straight along the box's edges. */
export function ringPath(ring: readonly Point[], { left, top, right, bottom }: Box): string {
  if (ring.length < 3) return '';
  const isOnEdge = ({ x, y }: Point) => x <= left || x >= right || y <= top || y >= bottom;
  const at = (index: number): Point => ring[(index + ring.length) % ring.length] as Point;
  /** Control point of a curve through a corner; a corner on the edge stays sharp. */
  const towards = (index: number, sign: 1 | -1): Point => {
    const [before, corner, after] = [at(index - 1), at(index), at(index + 1)];
    if (isOnEdge(corner)) return corner;
    return { x: corner.x + (sign * (after.x - before.x)) / 6, y: corner.y + (sign * (after.y - before.y)) / 6 };
  };
  const steps = ring.map((corner, index) => {
    const next = at(index + 1);
    if (isOnEdge(corner) && isOnEdge(next)) return `L${written(next)}`;
    return `C${written(towards(index, 1))} ${written(towards(index + 1, -1))} ${written(next)}`;
  });
  return `M${written(at(0))}${steps.join('')}Z`;
}

/** Path data of a line, which may leave the box. */
export function linePath(points: readonly Point[]): string {
  return points.length < 2 ? '' : `M${points.map(written).join('L')}`;
}
