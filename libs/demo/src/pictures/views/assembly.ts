import type { BodySpec, BoxSpec } from '../bodies/spec.ts';
import { buildCabin, type Cabin } from '../shape/cabin.ts';
import { buildHull, type Hull } from '../shape/hull.ts';

/** A body's parts, built, with its outer measures in metres. */
export interface Assembly {
  body: BodySpec;
  hull: Hull | null;
  cabin: Cabin | null;
  boxes: readonly { hull: Hull; spec: BoxSpec }[];
  nose: number;
  tail: number;
  middle: number;
  halfWidth: number;
  /** Half the distance between the outer faces of the wheels. */
  track: number;
  /** Height of the underside. */
  floor: number;
}

export function assemble(body: BodySpec): Assembly {
  const hull = body.hull ? buildHull(body.hull) : null;
  const cabin = hull && body.cabin ? buildCabin(body.cabin, hull) : null;
  const boxes = body.boxes.map((spec) => ({ hull: buildHull(spec.hull), spec }));
  const all = [...(hull ? [hull] : []), ...boxes.map((box) => box.hull)];
  const nose = Math.min(...all.map(({ spec }) => spec.nose));
  const tail = Math.max(...all.map(({ spec }) => spec.tail));
  return {
    body,
    hull,
    cabin,
    boxes,
    nose,
    tail,
    middle: (nose + tail) / 2,
    halfWidth: Math.max(...all.map(({ spec }) => spec.halfWidth)),
    track:
      hull && body.boxes.length === 0 ? hull.spec.halfWidth : Math.max(...all.map(({ spec }) => spec.halfWidth)) - 0.04,
    floor: Math.max(...all.map(({ sill, spec }) => sill((spec.nose + spec.tail) / 2))) + 0.05,
  };
}
