import { pairs } from '../engine/curve.ts';
import { baseBody, boxHull, choose, hullOf, upright } from './base.ts';
import type { BodySpec } from './spec.ts';
import { boxNose, columnTail, suvNose, utilityTail } from './styles.ts';

/** A five-seat family SUV, 4.6 m long. */
export function suv(variant: number): BodySpec {
  const lift = choose([0, 0.02, -0.02, 0.03], variant);
  const axles = [0.92, 3.62];
  return {
    ...baseBody(variant),
    hull: hullOf({
      tail: 4.6,
      halfWidth: 0.93,
      sill: pairs('0 .27, .5 .25, 1.4 .26, 3.2 .27, 4.1 .3, 4.6 .36'),
      top: pairs('0 .96, .3 1.03, 1.2 1.11, 2 1.14, 3.2 1.18, 4.3 1.23, 4.6 1.23'),
      axles,
    }),
    cabin: {
      foot: [1.2, 4.4],
      roof: [2.0, 4.12],
      roofline: [
        [1.9, 1.57 + lift],
        [2.3, 1.65 + lift],
        [2.9, 1.68 + lift],
        [3.6, 1.65 + lift],
        [4.2, 1.57 + lift],
      ],
      tumble: 0.2,
      shelf: 0.025,
      bow: [0.28, 0.1],
      crown: 0.045,
      bulge: [0.05, 0.06],
    },
    axles,
    wheel: {
      radius: 0.385,
      width: 0.25,
      rim: 0.72,
      design: choose(['five-twin', 'turbine', 'multi', 'ten-spoke'], variant),
    },
    glass: {
      share: [0.045, 0.91],
      rise: [0.05, 0.86],
      kick: variant % 2 ? 0.34 : 0.16,
      pillars: [2.48, 3.42],
      darkFrom: 2.53,
    },
    doors: { lines: [1.36, 2.48, 3.42], handles: [2.28, 3.22], sweep: 0.28 },
    cladding: 'dark',
    rails: variant !== 2,
    nose: suvNose(variant),
    mirror: { x: 1.68, z: 1.2, size: 0.95 },
    seats: [2.5, 3.4],
  };
}

/** An upright four-wheel drive with a spare on the tailgate, 4.8 m long. */
export function fourByFour(variant: number): BodySpec {
  const axles = [0.9, 3.7];
  return {
    ...baseBody(variant),
    hull: hullOf({
      ...upright,
      tail: 4.75,
      halfWidth: 0.96,
      noseDepth: 0.4,
      noseSquare: 3.6,
      tailDepth: 0.3,
      tailSquare: 4,
      sill: pairs('0 .4, .4 .34, 1.4 .36, 3.2 .36, 4.2 .4, 4.75 .46'),
      top: pairs('0 1.1, .25 1.16, 1.2 1.2, 2 1.22, 3.2 1.24, 4.4 1.26, 4.75 1.26'),
      crown: pairs('0 .02, .3 .04, 1.2 .05, 4.7 .01'),
      flare: 0.04,
      axles,
    }),
    cabin: {
      foot: [1.34, 4.64],
      roof: [1.8, 4.5],
      roofline: [
        [1.7, 1.8],
        [2, 1.86],
        [2.6, 1.89],
        [3.8, 1.88],
        [4.5, 1.83],
      ],
      tumble: 0.13,
      shelf: 0.03,
      bow: [0.16, 0.05],
      crown: 0.04,
      bulge: [0.02, 0.02],
    },
    axles,
    wheel: {
      radius: 0.415,
      width: 0.27,
      rim: 0.62,
      design: choose(['six-block', 'steel', 'multi', 'six-block'], variant),
    },
    glass: { share: [0.04, 0.95], rise: [0.06, 0.84], kick: 0, pillars: [2.5, 3.42], darkFrom: 2.55 },
    doors: { lines: [1.46, 2.5, 3.38], handles: [2.3, 3.18], sweep: 0.2 },
    cladding: 'dark',
    rails: variant !== 1,
    spare: true,
    nose: boxNose(variant),
    tail: columnTail(variant),
    mirror: { x: 1.66, z: 1.28, size: 1.05 },
    seats: [2.48, 3.4],
  };
}

/** A dual-cab ute, 5.3 m long. */
export function ute(variant: number): BodySpec {
  const axles = [0.95, 4.08];
  return {
    ...baseBody(variant),
    hull: hullOf({
      tail: 5.3,
      halfWidth: 0.94,
      noseDepth: 0.5,
      noseSquare: 3.2,
      tailDepth: 0.22,
      tailSquare: 4,
      sideInset: pairs('0 .06, .08 .03, .2 .02, .4 .02, .55 .012, .68 0, .8 .006, .93 .02, 1 .05'),
      tailInset: pairs('0 .1, .12 0, .28 0, .32 .05, .5 .05, .9 .045, 1 .06'),
      sill: pairs('0 .38, .5 .34, 1.4 .37, 3.4 .38, 4.6 .42, 5.3 .46'),
      top: pairs('0 1.08, .3 1.14, 1.2 1.19, 2 1.2, 3.4 1.22, 3.5 1.23, 5.3 1.24'),
      crown: pairs('0 .02, .3 .05, 1.2 .06, 3 .02, 3.6 .012, 5.3 .01'),
      flare: 0.035,
      axles,
    }),
    cabin: {
      foot: [1.32, 3.58],
      roof: [2.02, 3.34],
      roofline: [
        [1.9, 1.7],
        [2.2, 1.765],
        [2.7, 1.79],
        [3.1, 1.775],
        [3.4, 1.72],
      ],
      tumble: 0.19,
      shelf: 0.03,
      bow: [0.24, 0.06],
      crown: 0.045,
      bulge: [0.04, 0.03],
    },
    axles,
    wheel: {
      radius: 0.4,
      width: 0.27,
      rim: 0.66,
      design: choose(['six-block', 'five-twin', 'multi', 'steel'], variant),
    },
    glass: { share: [0.05, 0.93], rise: [0.05, 0.86], kick: variant % 2 ? 0.2 : 0.05, pillars: [2.48], darkFrom: 2.52 },
    screens: { front: [0.03, 0.9], rear: [0.14, 0.84], margin: [0.13, 0.2] },
    doors: { lines: [1.46, 2.48, 3.36], handles: [2.28, 3.14], sweep: 0 },
    cladding: 'dark',
    bedFrom: 3.66,
    nose: boxNose(variant + 2),
    tail: utilityTail(variant),
    mirror: { x: 1.74, z: 1.27, size: 1.1 },
    seats: [2.5, 3.2],
  };
}

/** A single cab on a chassis with a metal tray, 5.3 m long. */
export function cabChassis(variant: number): BodySpec {
  const base = ute(variant);
  return {
    ...base,
    hull: base.hull && { ...base.hull, tail: 3.02, tailDepth: 0.12, sideInset: upright.sideInset },
    cabin: base.cabin && { ...base.cabin, foot: [1.32, 2.98], roof: [2.02, 2.86] },
    boxes: [
      {
        hull: boxHull({
          nose: 3.1,
          tail: 5.3,
          halfWidth: 0.94,
          noseDepth: 0.03,
          tailDepth: 0.03,
          sill: pairs('3 .86, 6 .86'),
          top: pairs('3 1.16, 6 1.16'),
          crown: pairs('0 .01, 9 .01'),
        }),
        paint: 'metal',
        fittings: 'tray',
      },
    ],
    wheel: { ...base.wheel, design: choose(['steel', 'six-block', 'steel', 'multi'], variant) },
    glass: { share: [0.06, 0.82], rise: [0.05, 0.86], kick: 0, pillars: [], darkFrom: 9 },
    doors: { lines: [1.46, 2.66], handles: [2.44], sweep: 0 },
    bedFrom: 0,
    tail: null,
    seats: [2.5],
  };
}
