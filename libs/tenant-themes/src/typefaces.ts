import { standInFamily, type FontStandIn, type ThemeFont } from '@forecourt/ui/model';

/** A self-hosted family with what stands in for it until it has loaded. */
export interface Typeface {
  /** Value of `font-family`. */
  stack: string;
  font: ThemeFont;
}

/** A font of a device, with the width of its running text against the first one of its kind, in per cent. */
interface DeviceFont extends Pick<FontStandIn, 'name' | 'local'> {
  width: { regular: number; bold: number };
}

/** What Windows and Apple's devices have, then Android, then Linux. */
const sansSerif: readonly DeviceFont[] = [
  {
    name: 'Arial',
    local: { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
    width: { regular: 100, bold: 100 },
  },
  {
    name: 'Roboto',
    local: { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'] },
    width: { regular: 99.7, bold: 94.3 },
  },
  {
    name: 'DejaVu Sans',
    local: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
    width: { regular: 114.7, bold: 120.4 },
  },
];

const serif: readonly DeviceFont[] = [
  {
    name: 'Times New Roman',
    local: {
      regular: ['Times New Roman', 'Liberation Serif'],
      bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    },
    width: { regular: 100, bold: 100 },
  },
  {
    name: 'Noto Serif',
    local: { regular: ['Noto Serif'], bold: ['Noto Serif Bold', 'NotoSerif-Bold', 'Noto Serif'] },
    width: { regular: 116.4, bold: 116.7 },
  },
  {
    name: 'DejaVu Serif',
    local: { regular: ['DejaVu Serif'], bold: ['DejaVu Serif Bold'] },
    width: { regular: 126.8, bold: 131.4 },
  },
];

interface Measures {
  /** Of running text in the weights 400 and 700, or in the bold ones that themes set it in, against the first device font in its regular and its bold, in per cent. */
  regular: number;
  bold: number;
  /** Per cent of the em. */
  ascent: number;
  descent: number;
}

/** Families in the order in which a device looks for them, and the device fonts that stand in for the first. */
export function stoodIn(
  family: string,
  measures: Measures,
  devices = sansSerif,
): Pick<Typeface, 'stack'> & { standIns: FontStandIn[] } {
  const { regular, bold, ascent, descent } = measures;
  const standIns = devices.map(({ name: device, local, width }): FontStandIn => {
    const sizeAdjust = { regular: (100 * regular) / width.regular, bold: (100 * bold) / width.bold };
    return { name: device, local, sizeAdjust, ascent, descent };
  });
  const families = [family, ...standIns.map((standIn) => standInFamily(family, standIn))];
  const generic = devices === serif ? 'serif' : 'sans-serif';
  return { stack: `${families.map((one) => `'${one}'`).join(', ')}, ${generic}`, standIns };
}

function typeface(
  family: string,
  name: string,
  measures: Measures,
  { devices = sansSerif, heaviest = 850 } = {},
): Typeface {
  const { stack, standIns } = stoodIn(family, measures, devices);
  return {
    stack,
    font: {
      family,
      package: `@fontsource-variable/${name}`,
      file: `${name}-latin-wght-normal.woff2`,
      weights: `400 ${heaviest}`,
      standIns,
    },
  };
}

export const typefaces = {
  inter: typeface('Inter Variable', 'inter', { regular: 107.1, bold: 103.5, ascent: 97, descent: 24 }),
  manrope: typeface(
    'Manrope Variable',
    'manrope',
    { regular: 104.2, bold: 102.4, ascent: 107, descent: 30 },
    { heaviest: 800 },
  ),
  archivo: typeface('Archivo Variable', 'archivo', { regular: 99.4, bold: 99.3, ascent: 88, descent: 21 }),
  // Its theme sets bold type in 750 and 850, which are 4 per cent wider than 700.
  nunitoSans: typeface('Nunito Sans Variable', 'nunito-sans', { regular: 101, bold: 101.8, ascent: 101, descent: 35 }),
  bitter: typeface(
    'Bitter Variable',
    'bitter',
    { regular: 111.9, bold: 107.8, ascent: 94, descent: 27 },
    { devices: serif },
  ),
  sourceSans: typeface('Source Sans 3 Variable', 'source-sans-3', {
    regular: 93.4,
    bold: 92.5,
    ascent: 102,
    descent: 40,
  }),
  hankenGrotesk: typeface('Hanken Grotesk Variable', 'hanken-grotesk', {
    regular: 99.9,
    bold: 94.8,
    ascent: 100,
    descent: 30,
  }),
} satisfies Record<string, Typeface>;
