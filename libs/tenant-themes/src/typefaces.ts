import type { ThemeFont } from '@forecourt/ui/model';

/** A self-hosted family with what stands in for it until it has loaded. */
export interface Typeface {
  /** Value of `font-family`. */
  stack: string;
  font: ThemeFont;
}

const sansSerif = ['Arial', 'Liberation Sans', 'Roboto'];
const serif = ['Times New Roman', 'Liberation Serif', 'Noto Serif'];

/** @param measures width, ascent and descent in per cent, measured against the first local font */
function typeface(
  family: string,
  name: string,
  [sizeAdjust, ascent, descent]: [width: number, ascent: number, descent: number],
  { local = sansSerif, heaviest = 850 } = {},
): Typeface {
  const generic = local === serif ? 'serif' : 'sans-serif';
  return {
    stack: `'${family}', '${family} stand-in', ${local.map((font) => `'${font}'`).join(', ')}, ${generic}`,
    font: {
      family,
      package: `@fontsource-variable/${name}`,
      file: `${name}-latin-wght-normal.woff2`,
      weights: `400 ${heaviest}`,
      standIn: { local, sizeAdjust, ascent, descent },
    },
  };
}

export const typefaces = {
  inter: typeface('Inter Variable', 'inter', [107.2, 97, 24]),
  manrope: typeface('Manrope Variable', 'manrope', [101.4, 107, 30], { heaviest: 800 }),
  archivo: typeface('Archivo Variable', 'archivo', [97.9, 88, 21]),
  nunitoSans: typeface('Nunito Sans Variable', 'nunito-sans', [101.2, 101, 35]),
  bitter: typeface('Bitter Variable', 'bitter', [111.5, 94, 27], { local: serif }),
  sourceSans: typeface('Source Sans 3 Variable', 'source-sans-3', [92.6, 102, 40]),
  hankenGrotesk: typeface('Hanken Grotesk Variable', 'hanken-grotesk', [100.7, 100, 30]),
} satisfies Record<string, Typeface>;
