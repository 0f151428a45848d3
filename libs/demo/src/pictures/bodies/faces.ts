import { pairs } from '../engine/curve.ts';
import type { NoseStyle } from '../parts/nose-style.ts';
import type { TailStyle } from '../parts/tail-style.ts';

/** How the cars of one make look at you: outlines of its lamps and its grille, of low cars and of tall ones. */
interface Face {
  lamp: string;
  signature: string;
  grille: readonly [low: string, tall: string];
  pattern: NoseStyle['grillePattern'];
  frame: NoseStyle['grilleFrame'];
  intake?: string;
  vent?: string;
  /** A line of light across the nose, at this share of its height. */
  bar?: number;
  /** Lamps at the rear, and whether light joins them. */
  tail: readonly [lamp: string, signature: string, bar: boolean];
}

const slimTail = ['.42 .74, .42 .86, 1.12 .94, 1.24 .88, .98 .74', '.48 .78, .95 .79, 1.14 .88'] as const;
const wideTail = ['.4 .78, .4 .88, 1.18 .93, 1.16 .84, .9 .77', '.46 .83, .9 .845, 1.1 .875'] as const;
const deepTail = ['.62 .56, .6 .9, 1 .93, 1.1 .84, .94 .6', '.68 .62, .67 .85, .98 .88'] as const;
const hookTail = ['.52 .66, .5 .88, 1.1 .93, 1.16 .84, .9 .64', '.58 .7, .58 .83, 1.04 .88'] as const;

const faces: Readonly<Record<string, Face>> = {
  toyota: {
    lamp: '.45 .7, .48 .79, 1.16 .9, 1.04 .76, .72 .68',
    signature: '.5 .72, .76 .715, 1 .785, 1.1 .88',
    grille: ['0 .7, 0 .76, .44 .785, .45 .7', '0 .48, 0 .8, .46 .81, .52 .7, .44 .5'],
    pattern: 'mesh',
    frame: 'dark',
    intake: '0 .08, 0 .52, .38 .52, .68 .1',
    vent: '.8 .16, .76 .4, .98 .48, .98 .22',
    tail: [...slimTail, false],
  },
  kia: {
    lamp: '.54 .58, .52 .82, 1.1 .88, 1.06 .64, .84 .56',
    signature: '.62 .6, .68 .78, 1.02 .82, .96 .64',
    grille: ['0 .66, 0 .8, .52 .82, .54 .7, .36 .65', '0 .56, 0 .82, .54 .84, .58 .68, .44 .56'],
    pattern: 'mesh',
    frame: 'chrome',
    tail: [...hookTail, true],
  },
  nissan: {
    lamp: '.54 .73, .56 .84, 1.16 .91, 1.06 .77',
    signature: '.58 .8, .84 .82, 1.1 .885',
    grille: ['0 .3, 0 .78, .5 .8, .34 .32', '0 .36, 0 .84, .52 .85, .36 .38'],
    pattern: 'bars',
    frame: 'chrome',
    vent: '.62 .34, .6 .58, .96 .64, .94 .36',
    tail: [...hookTail, false],
  },
  suzuki: {
    lamp: '.58 .54, .54 .76, .8 .86, 1.04 .86, 1.08 .72, .88 .54',
    signature: '.62 .6, .64 .74, .98 .8',
    grille: ['0 .36, 0 .74, .36 .75, .5 .6, .42 .38', '0 .46, 0 .82, .46 .83, .5 .66, .44 .48'],
    pattern: 'mesh',
    frame: 'chrome',
    tail: [...deepTail, false],
  },
  mg: {
    lamp: '.5 .71, .54 .8, 1.18 .92, 1.1 .8, .8 .7',
    signature: '.54 .74, .82 .745, 1.12 .88',
    grille: ['0 .26, 0 .7, .42 .72, .58 .54, .46 .26', '0 .3, 0 .78, .46 .8, .6 .6, .48 .3'],
    pattern: 'mesh',
    frame: 'dark',
    intake: '0 .06, 0 .16, .5 .16, .6 .06',
    tail: [...wideTail, false],
  },
  mazda: {
    lamp: '.54 .68, .55 .77, 1.2 .9, 1.1 .77, .8 .67',
    signature: '.58 .7, .84 .71, 1.12 .86',
    grille: ['0 .36, 0 .75, .48 .78, .53 .67, .34 .38', '0 .4, 0 .8, .5 .83, .55 .7, .36 .42'],
    pattern: 'mesh',
    frame: 'chrome',
    tail: [...slimTail, false],
  },
  hyundai: {
    lamp: '.6 .4, .58 .62, .98 .66, .98 .42',
    signature: '.64 .56, .94 .6',
    grille: ['0 .34, 0 .7, .5 .72, .5 .36', '0 .34, 0 .76, .52 .77, .5 .36'],
    pattern: 'mesh',
    frame: 'dark',
    vent: '.78 .14, .76 .28, .98 .32, .98 .18',
    bar: 0.86,
    tail: [...hookTail, true],
  },
  ford: {
    lamp: '.6 .58, .58 .86, 1.04 .89, 1.08 .66',
    signature: '1 .85, .64 .82, .64 .63, 1 .66',
    grille: ['0 .46, 0 .76, .46 .77, .5 .62, .4 .46', '0 .46, 0 .86, .56 .85, .52 .48'],
    pattern: 'bars',
    frame: 'dark',
    tail: [...deepTail, false],
  },
  isuzu: {
    lamp: '.56 .66, .54 .84, 1.1 .9, 1.06 .68',
    signature: '.6 .7, .62 .81, 1.04 .86',
    grille: ['0 .5, 0 .8, .5 .82, .46 .5', '0 .5, 0 .88, .52 .86, .42 .52'],
    pattern: 'bars',
    frame: 'chrome',
    tail: [...deepTail, false],
  },
  mitsubishi: {
    lamp: '.52 .78, .54 .86, 1.18 .92, 1.08 .8',
    signature: '.56 .81, .84 .83, 1.12 .89',
    grille: ['0 .44, 0 .78, .46 .79, .36 .46', '0 .48, 0 .85, .48 .86, .38 .5'],
    pattern: 'bars',
    frame: 'chrome',
    vent: '.56 .3, .54 .68, .98 .7, .96 .34',
    tail: [...hookTail, false],
  },
  volkswagen: {
    lamp: '.5 .66, .5 .82, 1.1 .88, 1.06 .7',
    signature: '.54 .69, .8 .69, 1.02 .74',
    grille: ['0 .72, 0 .79, .48 .81, .48 .73', '0 .68, 0 .81, .5 .82, .5 .69'],
    pattern: 'slats',
    frame: 'chrome',
    intake: '0 .12, 0 .46, .62 .46, .74 .12',
    bar: 0.77,
    tail: [...wideTail, true],
  },
  subaru: {
    lamp: '.52 .62, .54 .8, 1.12 .86, 1.04 .66',
    signature: '1 .82, .6 .78, .58 .66, .94 .67',
    grille: ['0 .42, 0 .74, .38 .75, .5 .6, .4 .44', '0 .46, 0 .8, .42 .81, .54 .64, .44 .48'],
    pattern: 'slats',
    frame: 'chrome',
    vent: '.68 .16, .62 .44, .98 .5, .98 .22',
    tail: [...hookTail, false],
  },
  honda: {
    lamp: '.48 .7, .5 .81, 1.18 .9, 1.08 .74',
    signature: '.52 .785, .8 .8, 1.1 .875',
    grille: ['0 .62, 0 .79, .47 .81, .48 .66', '0 .52, 0 .81, .48 .82, .5 .56'],
    pattern: 'mesh',
    frame: 'dark',
    tail: [...wideTail, false],
  },
  bmw: {
    lamp: '.5 .64, .5 .78, 1.12 .87, 1.04 .68',
    signature: '.58 .68, .7 .74, .84 .69, 1 .75',
    grille: ['0 .42, 0 .76, .4 .78, .42 .6, .34 .44', '0 .4, 0 .82, .42 .84, .46 .62, .38 .42'],
    pattern: 'slats',
    frame: 'chrome',
    tail: [...wideTail, false],
  },
  'mercedes-benz': {
    lamp: '.52 .62, .52 .8, 1.14 .88, 1.06 .7, .8 .6',
    signature: '.56 .76, .84 .79, 1.08 .85',
    grille: ['0 .38, 0 .74, .4 .75, .5 .58, .38 .4', '0 .4, 0 .8, .44 .81, .54 .62, .42 .42'],
    pattern: 'slats',
    frame: 'chrome',
    tail: [...slimTail, false],
  },
  audi: {
    lamp: '.54 .66, .54 .79, 1.14 .88, 1.06 .72',
    signature: '.58 .75, .84 .77, 1.08 .845',
    grille: ['0 .2, 0 .76, .4 .78, .54 .58, .42 .22', '0 .22, 0 .82, .44 .84, .58 .62, .44 .24'],
    pattern: 'mesh',
    frame: 'chrome',
    tail: [...wideTail, true],
  },
  mini: {
    lamp: '.5 .6, .54 .84, .78 .88, .94 .78, .9 .6, .7 .54',
    signature: '.56 .62, .58 .8, .76 .84, .88 .76',
    grille: ['0 .34, 0 .72, .4 .73, .46 .58, .38 .36', '0 .34, 0 .72, .4 .73, .46 .58, .38 .36'],
    pattern: 'slats',
    frame: 'chrome',
    tail: [...deepTail, false],
  },
  jeep: {
    lamp: '.58 .62, .56 .76, .62 .88, .74 .88, .8 .76, .78 .62',
    signature: '.6 .7, .64 .84, .74 .84, .77 .7',
    grille: ['0 .58, 0 .9, .52 .9, .52 .58', '0 .56, 0 .92, .52 .92, .52 .56'],
    pattern: 'bars',
    frame: 'body',
    tail: [...deepTail, false],
  },
};
const smooth: Partial<Record<string, string>> = { tesla: '', byd: '' };

/** Whether a make closes the grilles of all its cars. */
export const isClosed = (make: string): boolean => smooth[make] !== undefined;

export function faceOf(
  make: string,
  nose: NoseStyle,
  { isTall, isElectric }: Record<'isTall' | 'isElectric', boolean>,
) {
  const face = faces[make];
  if (!face) return isElectric ? { ...nose, grille: [] } : nose;
  const [low, tall] = face.grille;
  return {
    ...nose,
    lamp: pairs(face.lamp),
    signature: pairs(face.signature),
    grille: isElectric ? [] : pairs(isTall ? tall : low),
    grillePattern: face.pattern,
    grilleFrame: face.frame,
    ...(face.intake && !isTall ? { intake: pairs(face.intake) } : {}),
    ...(face.vent ? { vent: pairs(face.vent) } : {}),
    bar: face.bar ?? (isElectric ? 0.84 : 0),
  } satisfies NoseStyle;
}

/** The make's lamps at the rear; upright ones stay as the body has them. */
export function rearOf(make: string, tail: TailStyle): TailStyle {
  const face = faces[make];
  if (!face) return tail;
  const [lamp, signature, bar] = face.tail;
  return { ...tail, lamp: pairs(lamp), signature: pairs(signature), bar };
}
