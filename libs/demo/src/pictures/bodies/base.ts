import { pairs } from '../engine/curve.ts';
import type { RimDesign } from '../parts/rim.ts';
import type { HullSpec } from '../shape/hull.ts';
import type { BodySpec } from './spec.ts';
import { carNose, lampTail } from './styles.ts';

/** Item for a variant, wrapping round. */
export const choose = <T>(items: readonly [T, ...T[]], variant: number): T => items[variant % items.length] ?? items[0];

/** How the walls of a modern pressed body stand: tucked sill, hollow door, crease, rolled shoulder. */
export const pressed = {
  sideInset: pairs('0 .07, .08 .035, .16 .022, .34 .032, .5 .02, .66 0, .74 .004, .88 .022, .96 .045, 1 .08'),
  noseInset: pairs('0 .12, .1 .03, .22 0, .4 .02, .7 .045, .86 .07, .95 .12, 1 .2'),
  tailInset: pairs('0 .14, .12 .03, .3 0, .42 .03, .5 .075, .75 .085, 1 .1'),
} as const;

/** How the walls of an upright, squarer body stand. */
export const upright = {
  sideInset: pairs('0 .06, .1 .02, .3 .012, .52 .01, .62 0, .8 .008, .94 .02, 1 .05'),
  noseInset: pairs('0 .12, .1 .02, .25 0, .45 .02, .9 .04, .96 .06, 1 .1'),
  tailInset: pairs('0 .08, .12 .01, .3 0, .4 .03, .9 .04, 1 .06'),
} as const;

/** A hull with the usual corners; a body states only what differs. */
export function hullOf(
  parts: Pick<HullSpec, 'tail' | 'halfWidth' | 'sill' | 'top' | 'axles'> & Partial<HullSpec>,
): HullSpec {
  return {
    nose: 0,
    noseDepth: 0.62,
    noseSquare: 3,
    tailDepth: 0.5,
    tailSquare: 3,
    crown: pairs('0 .01, .3 .05, 1.1 .07, 4.6 .02'),
    flare: 0.022,
    ...pressed,
    ...parts,
  };
}

/** A wall without a bulge. */
export const flatWall = pairs('0 .02, .06 0, .94 0, 1 .06');

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
    sideInset: flatWall,
    noseInset: pairs('0 .02, .5 0, .9 .03, 1 .12'),
    tailInset: flatWall,
    flare: 0,
    axles: [],
    ...parts,
  });
}

/** The parts most cars share; a body overrides what makes it itself. */
export function baseBody(variant: number): Omit<BodySpec, 'hull' | 'cabin' | 'axles' | 'glass' | 'wheel'> {
  return {
    clothRoof: false,
    boxes: [],
    screens: { front: [0.03, 0.9], rear: [0.12, 0.84], margin: [0.13, 0.16] },
    doors: { lines: [], handles: [], sweep: 0 },
    cladding: 'none',
    rails: false,
    spare: false,
    bedFrom: 0,
    nose: carNose(variant),
    tail: lampTail(variant),
    mirror: null,
    seats: [],
  };
}

export const carRims: readonly [RimDesign, ...RimDesign[]] = ['ten-spoke', 'turbine', 'multi', 'five-twin'];
