import { curve, type Knots } from '../engine/curve.ts';
import type { HullSpec } from '../shape/hull.ts';
import type { Flat } from '../shape/outline.ts';
import type { Profile } from './profile.ts';
import type { BodySpec } from './spec.ts';

export interface Size {
  length: number;
  width: number;
  height: number;
  doors: number;
}

/** A straight line from anchor to anchor, so that what lies between two of them keeps its place among them. */
function between(from: readonly number[], to: readonly number[]): (x: number) => number {
  const anchors = from.map((x, i) => [x, to[i] ?? x] as const).sort(([one], [other]) => one - other);
  return (x) => {
    const after = Math.max(
      1,
      anchors.findIndex(([at]) => at >= x),
    );
    const [low, high] = [anchors[after - 1] ?? [0, 0], anchors[after] ?? [1, 1]];
    return low[1] + ((x - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
  };
}

const mapped = (knots: Knots, x: (at: number) => number, z: (at: number) => number = (at) => at): Knots =>
  knots.map(([at, value]) => [x(at), z(value)]);

function fitHull(hull: HullSpec, size: Size, profile: Profile, along: (x: number) => number): HullSpec {
  const { length } = size;
  const { front, wheelbase, dash, bonnet, belt, deck, rearFoot, ground } = profile;
  const [edge, cowl] = bonnet;
  const foot = front + dash;
  const lowest = Math.min(...hull.sill.map(([, z]) => z));
  const behind = Math.max(length - rearFoot + 0.05, front + wheelbase + 0.1);
  return {
    ...hull,
    tail: length,
    halfWidth: size.width / 2,
    noseDepth: Math.min(hull.noseDepth, front - 0.05),
    axles: hull.axles.map(along),
    sill: mapped(hull.sill, along, (z) => z - lowest + ground),
    crown: mapped(hull.crown, along),
    top: [
      [0, edge - 0.1],
      [0.22, edge],
      [Math.max(0.3, foot - 0.1), cowl],
      [foot + 0.6, cowl + (belt - cowl) * 0.35],
      [front + wheelbase, belt],
      [behind, deck],
      [length, deck - 0.02],
    ].filter(([x = 0], i, all) => i === 0 || x > (all[i - 1]?.[0] ?? 0) + 0.02) as [number, number][],
  };
}

/** A body of the same kind at other measures: doors, glass, lamps and seats go where axles and pillars take them. */
export function fit(base: BodySpec, size: Size, profile: Profile): BodySpec {
  const { hull, cabin, glass } = base;
  if (!hull || !cabin || !glass) return base;
  const { length, height } = size;
  const { front, wheelbase, dash, screen, roofEnd, rearFoot, drop, glassEnd } = profile;
  const [firstAxle = 0, lastAxle = 0] = hull.axles;
  const foot: readonly [number, number] = [front + dash, length - rearFoot];
  const along = between(
    [0, firstAxle, cabin.foot[0], lastAxle, hull.tail],
    [0, front, foot[0], front + wheelbase, length],
  );
  const fitted = fitHull(hull, size, profile, along);
  const [roofFrom, roofTo] = [foot[0] + screen, length - roofEnd];
  const top = height - cabin.crown;
  const at = (share: number) => roofFrom + (roofTo - roofFrom) * share;
  const lift = curve(fitted.top);
  const wasTop = curve(hull.top);
  const glassTo = (length - glassEnd - foot[0]) / (foot[1] - foot[0]);
  const twoDoors = size.doors < 4 && base.doors.lines.length > 2;
  const [ahead = 0, middle = 0] = base.doors.lines.map(along);
  const pillars = twoDoors ? [middle + 0.14] : glass.pillars.map(along);
  const wide = size.width / 2 / hull.halfWidth;
  const flat = (outline: readonly Flat[]): readonly Flat[] => outline.map(([off, share]) => [off * wide, share]);
  return {
    ...base,
    hull: fitted,
    cabin: {
      ...cabin,
      foot,
      roof: [roofFrom, roofTo],
      roofline: [
        [roofFrom - 0.1, top - 0.09],
        [roofFrom + 0.2, top - 0.025],
        [at(0.45), top],
        [at(0.75), top - drop * 0.28],
        [roofTo + 0.05, top - drop],
      ],
    },
    axles: fitted.axles,
    wheel: { ...base.wheel, radius: profile.wheel },
    glass: {
      ...glass,
      share: [glass.share[0], glass.share[1] < 0.5 ? glass.share[1] : Math.min(0.96, glassTo)],
      kick: profile.kick,
      pillars: pillars.filter((x) => x < length - glassEnd - 0.22),
      darkFrom: glass.darkFrom > 8 ? 9 : (pillars[0] ?? 0) + 0.05,
    },
    doors: twoDoors
      ? { lines: [ahead, middle + 0.14], handles: [middle - 0.05], sweep: 0 }
      : { ...base.doors, lines: base.doors.lines.map(along), handles: base.doors.handles.map(along) },
    bedFrom: base.bedFrom > 0 ? foot[1] + 0.08 : 0,
    nose: base.nose && {
      ...base.nose,
      lamp: flat(base.nose.lamp),
      signature: flat(base.nose.signature),
      grille: flat(base.nose.grille),
      intake: flat(base.nose.intake),
      vent: flat(base.nose.vent),
    },
    tail: base.tail && { ...base.tail, lamp: flat(base.tail.lamp), signature: flat(base.tail.signature) },
    mirror: base.mirror && {
      ...base.mirror,
      x: along(base.mirror.x),
      z: lift(along(base.mirror.x)) + base.mirror.z - wasTop(base.mirror.x),
    },
    seats: base.seats.map(along),
  };
}
