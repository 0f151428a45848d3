import { pairs } from '../engine/curve.ts';
import { baseBody, choose, hullOf, upright } from './base.ts';
import type { BodySpec } from './spec.ts';
import { columnTail, vanNose } from './styles.ts';

/** A panel van, 5.2 m long: glass in front, steel behind. */
export function van(variant: number): BodySpec {
  const axles = [0.98, 4.08];
  return {
    ...baseBody(variant),
    hull: hullOf({
      ...upright,
      tail: 5.15,
      halfWidth: 0.96,
      noseDepth: 0.6,
      noseSquare: 2.9,
      tailDepth: 0.22,
      tailSquare: 4.5,
      sill: pairs('0 .24, .5 .22, 1.4 .24, 4.4 .24, 5.15 .3'),
      top: pairs('0 .92, .25 1.02, .8 1.17, 1.3 1.2, 5.15 1.22'),
      crown: pairs('0 .01, .3 .05, .8 .06, 5 .02'),
      flare: 0.02,
      axles,
    }),
    cabin: {
      foot: [0.78, 5.08],
      roof: [1.68, 5.0],
      roofline: [
        [1.5, 1.86],
        [1.8, 1.94],
        [2.3, 1.98],
        [4.4, 1.98],
        [5.05, 1.93],
      ],
      tumble: 0.13,
      shelf: 0.012,
      bow: [0.24, 0.04],
      crown: 0.045,
      bulge: [0.06, 0.01],
    },
    axles,
    wheel: { radius: 0.35, width: 0.23, rim: 0.66, design: choose(['steel', 'ten-spoke', 'multi', 'steel'], variant) },
    glass: { share: [0.05, 0.305], rise: [0.04, 0.8], kick: 0, pillars: [1.22], darkFrom: 9 },
    screens: { front: [0.03, 0.88], rear: [0.16, 0.78], margin: [0.12, 0.16] },
    doors: { lines: [1.0, 2.18, 3.3], handles: [1.98, 3.12], sweep: 0 },
    nose: vanNose(variant),
    tail: { ...columnTail(variant), plate: 0.5 },
    mirror: { x: 1.36, z: 1.26, size: 1.15 },
    seats: [1.95],
  };
}

/** An eight-seat people mover, 5.1 m long. */
export function peopleMover(variant: number): BodySpec {
  const base = van(variant);
  return {
    ...base,
    cabin: base.cabin && {
      ...base.cabin,
      roofline: [
        [1.5, 1.68],
        [1.8, 1.74],
        [2.3, 1.79],
        [4.2, 1.78],
        [5.05, 1.7],
      ],
      tumble: 0.17,
    },
    hull: base.hull && { ...base.hull, top: pairs('0 .86, .25 .95, .8 1.09, 1.3 1.11, 5.15 1.15') },
    wheel: {
      radius: 0.36,
      width: 0.24,
      rim: 0.73,
      design: choose(['ten-spoke', 'turbine', 'multi', 'five-twin'], variant),
    },
    glass: { share: [0.05, 0.955], rise: [0.05, 0.84], kick: 0, pillars: [1.26, 2.2, 3.42], darkFrom: 2.24 },
    mirror: { x: 1.4, z: 1.16, size: 1 },
    rails: variant % 2 === 0,
    seats: [2.0, 3.0, 4.0],
  };
}

/** A minibus, 7 m long. */
export function bus(variant: number): BodySpec {
  const axles = [1.25, 5.15];
  return {
    ...baseBody(variant),
    hull: hullOf({
      ...upright,
      tail: 7,
      halfWidth: 1.03,
      noseDepth: 0.34,
      noseSquare: 3.4,
      tailDepth: 0.24,
      tailSquare: 4,
      sill: pairs('0 .34, .5 .32, 6.2 .32, 7 .4'),
      top: pairs('0 1.24, .3 1.3, .8 1.32, 7 1.34'),
      crown: pairs('0 .01, .3 .02, 7 .02'),
      flare: 0.01,
      axles,
    }),
    cabin: {
      foot: [0.24, 6.94],
      roof: [0.72, 6.84],
      roofline: [
        [0.6, 2.5],
        [1, 2.58],
        [2, 2.62],
        [6, 2.62],
        [6.9, 2.55],
      ],
      tumble: 0.12,
      shelf: 0.01,
      bow: [0.16, 0.05],
      crown: 0.05,
      bulge: [0.05, 0.02],
    },
    axles,
    wheel: {
      radius: 0.4,
      width: 0.28,
      rim: 0.62,
      design: choose(['steel', 'ten-spoke', 'multi', 'six-block'], variant),
    },
    glass: { share: [0.03, 0.965], rise: [0.04, 0.7], kick: 0, pillars: [0.96, 1.86, 3.05, 4.25, 5.45], darkFrom: 1.9 },
    screens: { front: [0.02, 0.84], rear: [0.14, 0.68], margin: [0.1, 0.16] },
    doors: { lines: [0.98, 1.84], handles: [1.7], sweep: 0 },
    nose: vanNose(variant),
    tail: { ...columnTail(variant), gate: { half: 0.7, low: 0.3 }, plate: 0.5 },
    mirror: { x: 0.56, z: 1.62, size: 1.25 },
    seats: [1.6, 2.5, 3.4, 4.3, 5.2, 6.1],
  };
}
