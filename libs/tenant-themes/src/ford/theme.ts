import type { Theme } from '@forecourt/ui/model';
import { corners, densities, motions, shadows, statusColours, typeScales } from '../foundations.ts';
import { typefaces } from '../typefaces.ts';

/** Blue with round buttons on white: plain and sturdy. */
export const ford: Theme = {
  name: 'ford',
  header: 'light',
  tokens: {
    color: {
      ...statusColours,
      brand: '#0b4aa2',
      brandHover: '#083a80',
      onBrand: '#ffffff',
      accent: '#0b4aa2',
      onAccent: '#ffffff',
      background: '#ffffff',
      surface: '#ffffff',
      surfaceSunken: '#f1f4f8',
      surfaceInverse: '#00142e',
      onInverse: '#ffffff',
      text: '#0d1a2b',
      textMuted: '#4d5a6b',
      border: '#d8dfe8',
      borderStrong: '#758296',
      focus: '#0b4aa2',
    },
    font: {
      body: typefaces.archivo.stack,
      heading: typefaces.archivo.stack,
      headingWeight: '700',
      headingTracking: '-0.015em',
      headingTransform: 'none',
      bodyWeight: '400',
      boldWeight: '600',
    },
    size: typeScales.bold,
    radius: corners.round,
    space: densities.normal,
    shadow: shadows.soft,
    motion: motions.brisk,
  },
  fonts: [typefaces.archivo.font],
};
