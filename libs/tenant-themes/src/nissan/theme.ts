import type { Theme } from '@forecourt/ui/model';
import { corners, densities, motions, shadows, statusColours, typeScales } from '../foundations.ts';
import { typefaces } from '../typefaces.ts';

/** Black and red, tight: condensed spacing, a black header, capitals for headings. */
export const nissan: Theme = {
  name: 'nissan',
  header: 'inverse',
  tokens: {
    color: {
      ...statusColours,
      brand: '#c3002f',
      brandHover: '#9b0026',
      onBrand: '#ffffff',
      accent: '#b5002c',
      onAccent: '#ffffff',
      background: '#f7f7f8',
      surface: '#ffffff',
      surfaceSunken: '#ececee',
      surfaceInverse: '#0b0b0c',
      onInverse: '#ffffff',
      text: '#111113',
      textMuted: '#56565c',
      border: '#d6d6da',
      borderStrong: '#7d7d85',
      focus: '#0b57d0',
    },
    font: {
      body: typefaces.inter.stack,
      heading: typefaces.archivo.stack,
      headingWeight: '800',
      headingTracking: '-0.005em',
      headingTransform: 'uppercase',
      bodyWeight: '400',
      boldWeight: '600',
    },
    size: typeScales.compact,
    radius: corners.crisp,
    space: densities.tight,
    shadow: shadows.flat,
    motion: motions.brisk,
  },
  fonts: [typefaces.inter.font, typefaces.archivo.font],
};
