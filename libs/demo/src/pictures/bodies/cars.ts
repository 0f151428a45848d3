import { pairs } from '../engine/curve.ts';
import { baseBody, carRims, choose, hullOf } from './base.ts';
import type { BodySpec } from './spec.ts';
import { bootTail, sportNose } from './styles.ts';

/** A five-door hatch, 4.2 m long. */
export function hatch(variant: number): BodySpec {
  const axles = [0.83, 3.43];
  return {
    ...baseBody(variant),
    hull: hullOf({
      tail: 4.2,
      halfWidth: 0.89,
      noseDepth: 0.66,
      sill: pairs('0 .2, .5 .18, 1.4 .19, 3 .19, 3.8 .22, 4.2 .3'),
      top: pairs('0 .74, .25 .84, 1 .95, 1.7 .98, 2.8 1.01, 3.8 1.07, 4.2 1.07'),
      axles,
    }),
    cabin: {
      foot: [1.14, 4.02],
      roof: [1.92, 3.74],
      roofline: [
        [1.8, 1.39],
        [2.1, 1.455],
        [2.5, 1.485],
        [3.1, 1.465],
        [3.8, 1.39],
      ],
      tumble: 0.22,
      shelf: 0.02,
      bow: [0.28, 0.1],
      crown: 0.045,
      bulge: [0.05, 0.07],
    },
    axles,
    wheel: { radius: 0.345, width: 0.22, rim: 0.72, design: choose(carRims, variant) },
    glass: {
      share: [0.045, 0.9],
      rise: [0.05, 0.87],
      kick: variant % 2 ? 0.34 : 0.2,
      pillars: [2.32, 3.14],
      darkFrom: variant > 1 ? 2.4 : 9,
    },
    doors: { lines: [1.22, 2.32, 3.16], handles: [2.12, 2.98], sweep: 0.24 },
    mirror: { x: 1.5, z: 1.03, size: 0.92 },
    seats: [2.3, 3.1],
  };
}

/** A four-door sedan, 4.75 m long. */
export function sedan(variant: number): BodySpec {
  const axles = [0.93, 3.75];
  return {
    ...baseBody(variant),
    hull: hullOf({
      tail: 4.76,
      halfWidth: 0.915,
      noseDepth: 0.72,
      tailDepth: 0.56,
      sill: pairs('0 .19, .5 .17, 1.4 .18, 3.3 .18, 4.2 .22, 4.76 .3'),
      top: pairs('0 .66, .3 .76, 1.1 .9, 1.8 .94, 3 .97, 3.9 1.02, 4.5 1.03, 4.76 1'),
      crown: pairs('0 .01, .3 .05, 1.1 .07, 4 .05, 4.5 .03, 4.76 .01'),
      tailInset: pairs('0 .14, .12 .03, .3 0, .45 .03, .7 .05, .93 .03, 1 .07'),
      axles,
    }),
    cabin: {
      foot: [1.16, 4.26],
      roof: [2.12, 3.32],
      roofline: [
        [2, 1.36],
        [2.3, 1.415],
        [2.7, 1.435],
        [3.1, 1.41],
        [3.4, 1.36],
      ],
      tumble: 0.24,
      shelf: 0.03,
      bow: [0.3, 0.16],
      crown: 0.05,
      bulge: [0.06, 0.07],
    },
    axles,
    wheel: { radius: 0.355, width: 0.23, rim: 0.74, design: choose(carRims, variant + 1) },
    glass: { share: [0.045, 0.84], rise: [0.05, 0.88], kick: 0.22, pillars: [2.64, 3.46], darkFrom: 9 },
    screens: { front: [0.03, 0.9], rear: [0.1, 0.9], margin: [0.13, 0.14] },
    doors: { lines: [1.3, 2.62, 3.42], handles: [2.42, 3.28], sweep: 0.28 },
    tail: bootTail(variant),
    mirror: { x: 1.72, z: 1.0, size: 0.92 },
    seats: [2.55, 3.4],
  };
}

/** A sedan's nose with a long roof, 4.8 m long. */
export function wagon(variant: number): BodySpec {
  const base = sedan(variant);
  const from = hatch(variant);
  return {
    ...base,
    hull: base.hull && {
      ...base.hull,
      top: pairs('0 .68, .3 .78, 1.1 .92, 1.8 .96, 3 .99, 4 1.03, 4.76 1.05'),
      crown: pairs('0 .01, .3 .05, 1.1 .07, 4.6 .02'),
      tailInset: from.hull?.tailInset ?? [],
    },
    cabin: base.cabin && {
      ...base.cabin,
      foot: [1.16, 4.56],
      roof: [2.1, 4.28],
      roofline: [
        [2, 1.4],
        [2.3, 1.45],
        [2.8, 1.475],
        [3.6, 1.45],
        [4.3, 1.39],
      ],
      bow: [0.3, 0.1],
    },
    glass: { share: [0.045, 0.92], rise: [0.05, 0.87], kick: 0.3, pillars: [2.64, 3.5], darkFrom: 2.7 },
    screens: from.screens,
    rails: true,
    tail: from.tail,
    seats: [2.55, 3.4],
  };
}

/** A two-door coupe, 4.55 m long and low. */
export function coupe(variant: number): BodySpec {
  const axles = [0.92, 3.62];
  return {
    ...baseBody(variant),
    hull: hullOf({
      tail: 4.5,
      halfWidth: 0.93,
      noseDepth: 0.8,
      noseSquare: 2.7,
      tailDepth: 0.6,
      sill: pairs('0 .16, .5 .14, 1.4 .15, 3.2 .15, 4 .19, 4.5 .28'),
      top: pairs('0 .58, .3 .69, 1.2 .85, 2 .89, 3 .91, 3.8 .96, 4.3 .97, 4.5 .95'),
      crown: pairs('0 .01, .4 .05, 1.2 .07, 3.8 .05, 4.2 .03, 4.5 .01'),
      tailInset: pairs('0 .14, .12 .03, .3 0, .45 .03, .7 .05, .93 .02, 1 .06'),
      flare: 0.035,
      axles,
    }),
    cabin: {
      foot: [1.36, 4.12],
      roof: [2.24, 2.98],
      roofline: [
        [2.1, 1.24],
        [2.4, 1.29],
        [2.65, 1.3],
        [2.9, 1.28],
        [3.1, 1.25],
      ],
      tumble: 0.25,
      shelf: 0.05,
      bow: [0.3, 0.14],
      crown: 0.05,
      bulge: [0.06, 0.09],
    },
    axles,
    wheel: {
      radius: 0.345,
      width: 0.25,
      rim: 0.76,
      design: choose(['five-twin', 'multi', 'turbine', 'ten-spoke'], variant),
    },
    glass: { share: [0.05, 0.74], rise: [0.06, 0.88], kick: 0.3, pillars: [3.0], darkFrom: 9 },
    screens: { front: [0.03, 0.9], rear: [0.1, 0.92], margin: [0.13, 0.16] },
    doors: { lines: [1.5, 2.98], handles: [2.8], sweep: 0 },
    nose: sportNose(variant),
    tail: { ...bootTail(variant), bar: true, exhausts: true },
    mirror: { x: 1.86, z: 0.95, size: 0.85 },
    seats: [2.75],
  };
}

/** The coupe's body under a folded-up cloth roof, with a shorter cabin. */
export function convertible(variant: number): BodySpec {
  const base = coupe(variant);
  return {
    ...base,
    clothRoof: true,
    cabin: base.cabin && {
      ...base.cabin,
      foot: [1.36, 3.66],
      roof: [2.22, 3.0],
      roofline: [
        [2.1, 1.23],
        [2.4, 1.275],
        [2.7, 1.29],
        [3, 1.265],
      ],
      bow: [0.3, 0.12],
      bulge: [0.06, 0.05],
    },
    glass: { share: [0.055, 0.7], rise: [0.06, 0.87], kick: 0.1, pillars: [2.86], darkFrom: 9 },
    screens: { front: [0.03, 0.9], rear: [0.3, 0.8], margin: [0.13, 0.3] },
  };
}
