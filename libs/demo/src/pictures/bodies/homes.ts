import { pairs } from '../engine/curve.ts';
import { baseBody, boxHull, choose, flatWall } from './base.ts';
import type { BodySpec } from './spec.ts';
import { van } from './vans.ts';

/** A touring caravan whose body ends at `tail`, on one axle or two. */
function towed(variant: number, tail: number, axles: readonly number[]): BodySpec {
  const before = tail - 0.5;
  return {
    ...baseBody(variant),
    hull: null,
    cabin: null,
    boxes: [
      {
        hull: boxHull({
          nose: 1.3,
          tail,
          halfWidth: 1.14,
          noseDepth: 0.2,
          sill: [
            [1.3, 0.62],
            [2, 0.48],
            [tail - 1.7, 0.48],
            [tail, 0.72],
          ],
          top: [
            [1.3, 2.5],
            [1.8, 2.66],
            [3, 2.7],
            [before, 2.7],
            [tail, 2.6],
          ],
          noseInset: pairs('0 .3, .3 .02, .45 0, .6 .05, .85 .2, 1 .34'),
          tailInset: pairs('0 .06, .2 0, .8 .03, 1 .1'),
        }),
        paint: 'white',
        fittings: 'caravan',
      },
    ],
    axles,
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

/** Caravans of 4.6, 5.8 and 7.3 m, without the drawbar. */
export const caravanShort = (variant: number): BodySpec => towed(variant, 5.9, [3.86]);
export const caravan = (variant: number): BodySpec => towed(variant, 7.1, [4.12, 4.96]);
export const caravanLong = (variant: number): BodySpec => towed(variant, 8.6, [4.9, 5.78]);

/** A camper trailer, folded for the road. */
export function camperTrailer(variant: number): BodySpec {
  const base = towed(variant, 5.4, [3.5]);
  return {
    ...base,
    boxes: [
      {
        hull: boxHull({
          nose: 1.3,
          tail: 5.4,
          halfWidth: 1.05,
          noseDepth: 0.16,
          sill: pairs('1.3 .56, 2 .5, 4.6 .5, 5.4 .62'),
          top: pairs('1.3 1.42, 1.8 1.5, 3 1.54, 5 1.54, 5.4 1.46'),
          noseInset: pairs('0 .12, .3 .02, .6 .02, 1 .1'),
          tailInset: pairs('0 .06, .2 0, .8 .03, 1 .1'),
        }),
        paint: 'white',
        fittings: 'folded',
      },
    ],
  };
}

/** A high-roofed van with windows along the living space, 6 m long. */
export function campervan(variant: number): BodySpec {
  const base = van(variant);
  return {
    ...base,
    hull: base.hull && {
      ...base.hull,
      tail: 5.98,
      sill: pairs('0 .26, .5 .24, 5.2 .26, 5.98 .32'),
      axles: [0.98, 4.5],
    },
    cabin: base.cabin && {
      ...base.cabin,
      foot: [0.78, 5.9],
      roof: [1.72, 5.8],
      roofline: [
        [1.5, 2.18],
        [1.9, 2.42],
        [2.4, 2.52],
        [5.2, 2.52],
        [5.85, 2.46],
      ],
    },
    axles: [0.98, 4.5],
    glass: { share: [0.05, 0.9], rise: [0.04, 0.56], kick: 0, pillars: [1.22, 2.1, 2.34, 3.4, 4.5], darkFrom: 2.12 },
    doors: { lines: [1.0, 2.18, 3.4], handles: [1.98, 3.22], sweep: 0 },
    seats: [1.95],
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
          noseInset: flatWall,
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
