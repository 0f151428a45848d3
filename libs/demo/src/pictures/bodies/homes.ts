import { pairs } from '../engine/curve.ts';
import type { HullSpec } from '../shape/hull.ts';
import { baseBody, choose, hullOf } from './base.ts';
import type { BodySpec } from './spec.ts';
import { van } from './vans.ts';

const flat = pairs('0 .02, .06 0, .94 0, 1 .06');

/** A box with square shoulders. */
export function boxHull(
  parts: Pick<HullSpec, 'nose' | 'tail' | 'halfWidth' | 'sill' | 'top'> & Partial<HullSpec>,
): HullSpec {
  return hullOf({
    noseDepth: 0.14,
    noseSquare: 4,
    tailDepth: 0.12,
    tailSquare: 4.5,
    crown: pairs('0 .05, 9 .05'),
    sideInset: flat,
    noseInset: pairs('0 .02, .5 0, .9 .03, 1 .12'),
    tailInset: flat,
    flare: 0,
    axles: [],
    ...parts,
  });
}

/** A tandem-axle (or single-axle) touring caravan, 6.6 m with its drawbar. */
export function caravan(variant: number): BodySpec {
  const tandem = variant !== 2;
  return {
    ...baseBody(variant),
    hull: null,
    cabin: null,
    boxes: [
      {
        hull: boxHull({
          nose: 1.3,
          tail: 7.1,
          halfWidth: 1.14,
          noseDepth: 0.2,
          sill: pairs('1.3 .62, 2 .48, 5.4 .48, 7.1 .72'),
          top: pairs('1.3 2.5, 1.8 2.66, 3 2.7, 6.6 2.7, 7.1 2.6'),
          noseInset: pairs('0 .3, .3 .02, .45 0, .6 .05, .85 .2, 1 .34'),
          tailInset: pairs('0 .06, .2 0, .8 .03, 1 .1'),
        }),
        paint: 'white',
        fittings: 'caravan',
      },
    ],
    axles: tandem ? [4.12, 4.96] : [4.5],
    wheel: {
      radius: 0.36,
      width: 0.23,
      rim: 0.62,
      design: choose(['six-block', 'multi', 'steel', 'ten-spoke'], variant),
    },
    glass: null,
    nose: null,
    tail: null,
  };
}

/** A coach-built motorhome on a van's cab, 7 m long. */
export function motorhome(variant: number): BodySpec {
  const base = van(0);
  const axles = [0.98, 5.05];
  return {
    ...base,
    hull: base.hull && { ...base.hull, tail: 2.4, axles },
    cabin: base.cabin && {
      ...base.cabin,
      foot: [0.78, 2.34],
      roof: [1.68, 2.32],
      roofline: [
        [1.5, 1.86],
        [1.8, 1.94],
        [2.2, 1.98],
        [2.4, 1.98],
      ],
    },
    boxes: [
      {
        hull: boxHull({
          nose: 2.26,
          tail: 7,
          halfWidth: 1.12,
          sill: pairs('2.26 .4, 2.6 .36, 6 .36, 7 .46'),
          top: pairs('2.26 2.72, 3 2.84, 6.6 2.86, 7 2.82'),
        }),
        paint: 'white',
        fittings: 'camper',
      },
    ],
    axles,
    wheel: { ...base.wheel, design: choose(['steel', 'multi', 'ten-spoke', 'steel'], variant) },
    glass: { share: [0.1, 0.84], rise: [0.04, 0.8], kick: 0, pillars: [1.22], darkFrom: 9 },
    screens: { ...base.screens, rear: null },
    doors: { lines: [1.0, 2.14], handles: [1.94], sweep: 0 },
    tail: null,
  };
}

/** A cab-over light truck with a box or a tray, 5.9 m long. */
export function lightTruck(variant: number): BodySpec {
  const base = van(variant);
  const axles = [0.98, 4.35];
  const tray = variant % 2 === 1;
  return {
    ...base,
    hull: base.hull && {
      ...base.hull,
      tail: 1.98,
      halfWidth: 0.94,
      noseDepth: 0.34,
      noseSquare: 3.6,
      tailDepth: 0.1,
      sill: pairs('0 .38, .3 .34, 1.9 .5'),
      top: pairs('0 1.28, .3 1.33, 2 1.36'),
      crown: pairs('0 .01, 2 .01'),
      axles: [0.98],
    },
    cabin: base.cabin && {
      ...base.cabin,
      foot: [0.26, 1.94],
      roof: [0.66, 1.88],
      roofline: [
        [0.5, 2.08],
        [0.8, 2.16],
        [1.3, 2.2],
        [1.9, 2.18],
      ],
      tumble: 0.13,
      bow: [0.14, 0.03],
      bulge: [0.03, 0],
    },
    boxes: [
      {
        hull: boxHull({
          nose: 2.12,
          tail: 5.95,
          halfWidth: 1.04,
          noseDepth: 0.04,
          tailDepth: 0.04,
          sill: pairs('2 .86, 6 .86'),
          top: tray ? pairs('2 1.32, 6 1.32') : pairs('2 2.86, 6 2.86'),
          crown: pairs('0 .01, 9 .01'),
          noseInset: flat,
        }),
        paint: tray ? 'metal' : 'white',
        fittings: tray ? 'tray' : 'cargo',
      },
    ],
    axles,
    wheel: {
      radius: 0.38,
      width: 0.3,
      rim: 0.6,
      design: choose(['steel', 'ten-spoke', 'multi', 'six-block'], variant),
    },
    glass: { share: [0.06, 0.8], rise: [0.04, 0.8], kick: 0, pillars: [], darkFrom: 9 },
    screens: { front: [0.02, 0.86], rear: null, margin: [0.11, 0.16] },
    doors: { lines: [0.36, 1.68], handles: [1.5], sweep: 0 },
    tail: null,
    mirror: { x: 0.56, z: 1.56, size: 1.3 },
    seats: [1.5],
  };
}
