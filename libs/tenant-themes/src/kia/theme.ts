import type { Theme } from '@forecourt/ui/model';
import { corners, densities, motions, shadows, statusColours, typeScales } from '../foundations.ts';
import { typefaces } from '../typefaces.ts';

/** Near-black on white with much air and sharp edges; red only as a mark. */
export const kia: Theme = {
  name: 'kia',
  header: 'light',
  tokens: {
    color: {
      ...statusColours,
      brand: '#05141f',
      brandHover: '#2b3944',
      onBrand: '#ffffff',
      accent: '#b3132a',
      onAccent: '#ffffff',
      background: '#ffffff',
      surface: '#ffffff',
      surfaceSunken: '#f2f4f5',
      surfaceInverse: '#05141f',
      onInverse: '#ffffff',
      text: '#05141f',
      textMuted: '#4f5b64',
      border: '#d9dee2',
      borderStrong: '#75828b',
      focus: '#0a6ebd',
    },
    font: {
      body: typefaces.manrope.stack,
      heading: typefaces.manrope.stack,
      headingWeight: '600',
      headingTracking: '-0.015em',
      headingTransform: 'none',
      bodyWeight: '400',
      boldWeight: '600',
    },
    size: typeScales.bold,
    radius: corners.square,
    space: densities.airy,
    shadow: shadows.flat,
    motion: motions.smooth,
  },
  fonts: [typefaces.manrope.font],
};
