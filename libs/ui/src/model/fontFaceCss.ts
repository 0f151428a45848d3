import type { FontStandIn, Theme } from './tokens.ts';

const perCent = (value: number) => `${Number(value.toFixed(2))}%`;

/**
 * Family name of a device font that replaces another while it loads. @example standInFamily('Inter', { name: 'Arial' })
 * // 'Inter on Arial'
 */
export const standInFamily = (family: string, { name }: Pick<FontStandIn, 'name'>): string => `${family} on ${name}`;

const heaviestWeights = '600 900';

function standInFaces(family: string, standIn: FontStandIn): string {
  const drawn = (weight: 'regular' | 'bold') => {
    const scale = 100 / standIn.sizeAdjust[weight];
    return [
      `@font-face{font-family:'${standInFamily(family, standIn)}'`,
      `src:${standIn.local[weight].map((name) => `local('${name}')`).join(',')}`,
      `font-weight:${weight === 'bold' ? heaviestWeights : '100 599'}`,
      `size-adjust:${perCent(standIn.sizeAdjust[weight])}`,
      `ascent-override:${perCent(standIn.ascent * scale)}`,
      `descent-override:${perCent(standIn.descent * scale)}`,
      'line-gap-override:0%}',
    ].join(';');
  };
  return drawn('regular') + drawn('bold');
}

const face = (family: string, url: string, weights: string, range = '') =>
  `@font-face{font-family:'${family}';src:url(${url}) format('woff2');font-weight:${weights};font-style:normal;font-display:swap${range && `;unicode-range:${range}`}}`;

const codePoint = (code: number) => code.toString(16).toUpperCase();

/** Value of `unicode-range`. @param letters each once, in the order of their code points */
function unicodeRange(letters: string): string {
  const runs: [first: number, last: number][] = [];
  for (const letter of letters) {
    const code = letter.codePointAt(0) as number;
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([first, last]) => `U+${codePoint(first)}${last > first ? `-${codePoint(last)}` : ''}`).join(',');
}

/** Characters that a font has in a smaller file of their own. */
export interface CommonLetters {
  /** Each once, in the order of their code points. */
  letters: string;
  /** Address of the font file with these characters only; null where there is none. */
  fileUrl(file: string): string | null;
}

/**
 * `@font-face` rules of a theme's fonts, and of the device fonts that replace them while they load.
 * @param fileUrl address under which the host serves a font file
 * @param common where given, a page fetches the whole file only if it holds a letter beyond these
 */
export function fontFaceCss(theme: Theme, fileUrl: (file: string) => string, common?: CommonLetters): string {
  const commonFace = (family: string, file: string, weights: string): string => {
    const url = common?.fileUrl(file) ?? null;
    return common && url !== null ? face(family, url, weights, unicodeRange(common.letters)) : '';
  };
  return theme.fonts
    .map(
      ({ family, file, weights, standIns = [] }) =>
        face(family, fileUrl(file), weights) +
        // Of two faces that contain a character, browsers use the one declared last.
        commonFace(family, file, weights) +
        standIns.map((standIn) => standInFaces(family, standIn)).join(''),
    )
    .join('');
}
