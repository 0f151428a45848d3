import { pairs } from '../engine/curve.ts';
import type { NoseStyle } from '../parts/nose-style.ts';
import type { TailStyle } from '../parts/tail-style.ts';

const pick = (items: readonly string[], variant: number) => pairs(items[variant % items.length] ?? items[0] ?? '0 0');
const patterns = ['mesh', 'slats', 'bars', 'mesh'] as const;
const frames = ['chrome', 'dark', 'chrome', 'dark'] as const;
const nth = <T>(items: readonly [T, ...T[]], variant: number): T => items[variant % items.length] ?? items[0];

const lamps = [
  '.5 .7, .56 .81, 1.12 .9, 1 .76, .78 .7',
  '.5 .75, .52 .84, 1.16 .89, 1.06 .79',
  '.54 .64, .56 .82, .98 .87, 1.04 .78, .9 .66',
  '.46 .72, .5 .83, 1.1 .88, .98 .74',
];
const signatures = [
  '.54 .725, .78 .73, .98 .785, 1.07 .87',
  '.54 .825, .8 .845, 1.1 .875',
  '.585 .8, .59 .67, .86 .69',
  '.52 .81, .78 .835, 1.03 .865',
];
const grilles = [
  '0 .44, 0 .83, .46 .82, .52 .72, .38 .46',
  '0 .52, 0 .82, .5 .83, .5 .74, .34 .54',
  '0 .36, 0 .8, .5 .81, .54 .66, .46 .38',
  '0 .4, 0 .79, .42 .8, .46 .72, .5 .42',
];

export function suvNose(variant: number): NoseStyle {
  return {
    lamp: pick(lamps, variant),
    signature: pick(signatures, variant),
    grille: pick(grilles, variant),
    grillePattern: nth(patterns, variant),
    grilleFrame: nth(frames, variant),
    intake: pairs('0 .1, 0 .29, .55 .29, .66 .1'),
    vent: pairs('.72 .2, .7 .44, .98 .5, .96 .24'),
    skid: true,
    plate: 0.3,
  };
}

/** Lower and sleeker: slim upper grille, wide lower mouth. */
export function carNose(variant: number): NoseStyle {
  const upper = [
    '0 .58, 0 .74, .44 .76, .48 .68, .4 .58',
    '0 .66, 0 .75, .5 .77, .48 .68',
    '0 .42, 0 .76, .48 .77, .52 .66, .4 .44',
    '0 .6, 0 .73, .46 .75, .44 .61',
  ];
  return {
    ...suvNose(variant),
    lamp: pick(
      [
        '.48 .62, .5 .77, 1.16 .92, 1.06 .74, .8 .63',
        '.5 .68, .52 .79, 1.18 .9, 1.1 .76',
        '.52 .58, .53 .78, 1.02 .88, 1.06 .74, .9 .6',
        '.47 .66, .5 .78, 1.14 .89, 1.02 .7',
      ],
      variant,
    ),
    signature: pick(
      [
        '.52 .655, .8 .66, 1 .75, 1.1 .89',
        '.54 .77, .82 .8, 1.12 .87',
        '.565 .75, .57 .62, .86 .63',
        '.52 .75, .8 .79, 1.07 .86',
      ],
      variant,
    ),
    grille: pick(upper, variant),
    grilleFrame: nth(['dark', 'chrome', 'chrome', 'dark'], variant),
    intake: pick(
      [
        '0 .14, 0 .42, .5 .42, .62 .14',
        '0 .16, 0 .5, .56 .46, .68 .16',
        '0 .12, 0 .32, .6 .32, .7 .12',
        '0 .15, 0 .46, .6 .42, .56 .15',
      ],
      variant,
    ),
    vent: pick(['.76 .2, .72 .46, .98 .52, .96 .24', '.8 .18, .78 .4, 1.02 .52, 1 .24'], variant),
    skid: false,
    plate: 0.36,
  };
}

/** A sports car's face: narrow lamps, one wide low mouth. */
export function sportNose(variant: number): NoseStyle {
  return {
    ...carNose(variant),
    lamp: pick(['.5 .62, .54 .74, 1.24 .94, 1.12 .74, .86 .64', '.54 .6, .56 .76, 1.12 .92, 1.1 .76'], variant),
    signature: pick(['.54 .66, .86 .69, 1.18 .9', '.58 .72, .86 .79, 1.08 .88'], variant),
    grille: pick(['0 .2, 0 .54, .52 .5, .62 .36, .5 .2', '0 .18, 0 .56, .46 .58, .58 .2'], variant),
    grillePattern: 'mesh',
    grilleFrame: 'dark',
    intake: pairs('0 .06, 0 .14, .5 .14, .56 .06'),
    vent: pairs('.74 .16, .8 .46, 1.02 .5, .98 .2'),
    plate: 0.3,
  };
}

/** An upright working face: tall grille, deep lamps, a pale guard. */
export function boxNose(variant: number): NoseStyle {
  return {
    ...suvNose(variant),
    lamp: pick(
      [
        '.62 .62, .6 .86, 1 .88, 1.08 .78, 1 .64',
        '.56 .68, .56 .86, 1.06 .88, 1.04 .7',
        '.58 .66, .56 .85, 1.1 .9, 1.04 .7',
        '.6 .62, .62 .84, 1.04 .9, 1.06 .66',
      ],
      variant,
    ),
    signature: pick(
      ['.65 .83, .65 .66, .97 .68', '.6 .83, .8 .835, 1.02 .85', '.6 .82, .62 .69, 1 .73', '.66 .81, .84 .83, 1 .86'],
      variant,
    ),
    grille: pick(
      [
        '0 .48, 0 .88, .56 .87, .56 .62, .5 .48',
        '0 .56, 0 .87, .5 .87, .5 .58',
        '0 .42, 0 .86, .5 .85, .54 .68, .5 .42',
        '0 .46, 0 .84, .56 .84, .5 .46',
      ],
      variant,
    ),
    grillePattern: nth(['bars', 'slats', 'mesh', 'bars'], variant),
    intake: pairs('0 .12, 0 .32, .54 .32, .58 .12'),
    vent: pairs('.72 .2, .7 .36, .94 .4, .94 .22'),
    plate: 0.3,
  };
}

/** A van's or bus's face: small grille low down. */
export function vanNose(variant: number): NoseStyle {
  return {
    ...suvNose(variant),
    lamp: pick(
      [
        '.56 .56, .54 .7, 1 .84, 1.02 .62',
        '.54 .6, .54 .72, 1.06 .8, 1 .62',
        '.6 .52, .58 .72, .96 .8, 1 .6',
        '.5 .62, .52 .7, 1.1 .82, 1.04 .66',
      ],
      variant,
    ),
    signature: pick(
      ['.58 .59, .8 .6, .98 .8', '.58 .7, .8 .725, 1 .775', '.63 .7, .64 .56, .96 .62', '.56 .68, .8 .705, 1.04 .79'],
      variant,
    ),
    grille: pick(
      [
        '0 .5, 0 .7, .48 .69, .5 .6, .44 .5',
        '0 .54, 0 .7, .48 .7, .46 .55',
        '0 .46, 0 .72, .52 .7, .48 .46',
        '0 .6, 0 .7, .46 .69, .46 .61',
      ],
      variant,
    ),
    grillePattern: 'slats',
    grilleFrame: nth(['dark', 'chrome'], variant),
    intake: pairs('0 .14, 0 .36, .5 .36, .58 .14'),
    vent: pairs('.7 .2, .68 .34, .92 .38, .92 .22'),
    skid: false,
    plate: 0.28,
  };
}

const tailLamps = [
  '.42 .74, .42 .88, 1.12 .95, 1.24 .9, .98 .74',
  '.52 .7, .5 .9, 1.1 .95, 1.16 .86, .94 .68',
  '.62 .62, .6 .92, 1 .95, 1.1 .86, .94 .64',
  '.4 .78, .4 .9, 1.18 .94, 1.16 .84, .9 .77',
];
const tailSignatures = [
  '.48 .78, .95 .79, 1.14 .89',
  '.58 .74, .58 .85, 1.04 .9',
  '.68 .67, .67 .87, .98 .9',
  '.46 .84, .9 .855, 1.1 .89',
];

export function lampTail(variant: number): TailStyle {
  return {
    lamp: pick(tailLamps, variant),
    signature: pick(tailSignatures, variant),
    bar: variant % 2 === 1,
    gate: { half: 0.66, low: 0.42 },
    plate: 0.6,
    bumper: 0.3,
    exhausts: variant !== 1,
  };
}

/** A car with a boot lid. */
export const bootTail = (variant: number): TailStyle => ({
  ...lampTail(variant),
  gate: { half: 0.62, low: 0.5 },
  plate: 0.64,
  bumper: 0.2,
});

/** Upright lamps at the corners. */
export function columnTail(variant: number): TailStyle {
  return {
    ...lampTail(variant),
    lamp: pick(['.78 .52, .78 .9, .96 .9, .98 .52', '.76 .56, .76 .94, .98 .94, .98 .56'], variant),
    signature: pick(['.87 .58, .87 .84', '.82 .62, .82 .88, .93 .88'], variant),
    bar: false,
    gate: { half: 0.7, low: 0.36 },
    bumper: 0.28,
    exhausts: false,
  };
}

/** A ute's tailgate between upright lamps. */
export const utilityTail = (variant: number): TailStyle => ({
  ...columnTail(variant),
  gate: { half: 0.72, low: 0.34 },
  plate: 0.18,
  bumper: 0.3,
});
