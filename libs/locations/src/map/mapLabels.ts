import type { Point } from './clippedPath.ts';
import type { Town } from './towns.ts';

export interface Label extends Point {
  name: string;
  kind: 'place' | Town['rank'] | 'road';
  /** Side of the dot on which the name is. */
  anchor: 'start' | 'end';
}

interface Dot extends Point {
  name: string;
  rank: Town['rank'] | 'road';
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const gap = 9;
/** Room for a name, and for the line under the place's own. */
const heightOf = { place: 40, capital: 18, town: 17, suburb: 16, road: 16 } as const;
const letterOf = { place: 9.4, capital: 8.4, town: 7.3, suburb: 6.6, road: 7 } as const;
const width = 400;
/** Letters of the place's own name that fit between the pin in the middle and the edge. */
const longestName = 19;

/** The room a dot and its name take. */
function areaOf({ x, y, name, kind, anchor }: Label): Area {
  const length = name.length * letterOf[kind] + gap;
  const half = heightOf[kind] / 2;
  return {
    left: anchor === 'start' ? x - 6 : x - length,
    right: anchor === 'start' ? x + length : x + 6,
    top: y - half,
    bottom: y + half,
  };
}

const overlap = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const pinArea = ({ x, y }: Point): Area => ({ left: x - 16, right: x + 16, top: y - 40, bottom: y + 8 });

/**
 * Labels beside their dots, without overlaps: the location itself first, then towns in the given order. A town without
 * room for its label is left out, and so is one with the location's own name.
 */
export function mapLabels(places: readonly (Point & { name: string })[], dots: readonly Dot[]): Label[] {
  const placed: Label[] = [];
  const taken: Area[] = places.map(pinArea);

  function put(dot: Point & { name: string }, kind: Label['kind'], first: Label['anchor']): void {
    const sides = first === 'start' ? (['start', 'end'] as const) : (['end', 'start'] as const);
    for (const anchor of sides) {
      const label = { x: dot.x, y: dot.y, name: dot.name, kind, anchor };
      const area = areaOf(label);
      const fits = area.left > 4 && area.right < width - 4 && !taken.some((other) => overlap(area, other));
      if (!fits) continue;
      placed.push(label);
      taken.push(area);
      return;
    }
  }

  for (const place of places) {
    if (placed.some(({ name }) => name === place.name)) continue;
    const name = place.name.length > longestName ? `${place.name.slice(0, longestName - 1).trimEnd()}…` : place.name;
    // Beside the pin, not beside its tip: the pin itself keeps the others away.
    const label: Label = { x: place.x + 9, y: place.y - 20, name, kind: 'place', anchor: 'start' };
    const left: Label = { ...label, x: place.x - 9, anchor: 'end' };
    // A pin beside it belongs to the same town.
    const pins = places.filter(({ x, y }) => Math.hypot(x - place.x, y - place.y) > 20).map(pinArea);
    const isFree = (one: Label) => {
      const area = areaOf(one);
      const others = [...pins, ...placed.map(areaOf)];
      return area.left > 4 && area.right < width - 4 && !others.some((other) => overlap(area, other));
    };
    // A single place is always named; of several those that have the room.
    const chosen = [label, left].find(isFree) ?? (places.length === 1 ? left : null);
    if (!chosen) continue;
    placed.push(chosen);
    taken.push(areaOf(chosen));
  }
  const others = dots.filter(({ name }) => !places.some((place) => place.name === name));
  for (const dot of others) put(dot, dot.rank, dot.x < width / 2 ? 'end' : 'start');
  return placed;
}
