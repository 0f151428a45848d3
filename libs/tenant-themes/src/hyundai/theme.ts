import type { Theme } from '@forecourt/ui/model';
import { corners, densities, motions, shadows, statusColours, typeScales } from '../foundations.ts';
import { typefaces } from '../typefaces.ts';

/** Deep navy on sand, even and modern. */
export const hyundai: Theme = {
  name: 'hyundai',
  header: 'light',
  tokens: {
    color: {
      ...statusColours,
      brand: '#002c5f',
      brandHover: '#0a3f80',
      onBrand: '#ffffff',
      accent: '#00608a',
      onAccent: '#ffffff',
      background: '#ffffff',
      surface: '#ffffff',
      surfaceSunken: '#f6f3f2',
      surfaceInverse: '#002c5f',
      onInverse: '#ffffff',
      text: '#1c1b1b',
      textMuted: '#5a5654',
      border: '#e4dcd3',
      borderStrong: '#847c74',
      focus: '#007fa8',
    },
    font: {
      body: typefaces.inter.stack,
      heading: typefaces.manrope.stack,
      headingWeight: '700',
      headingTracking: '-0.015em',
      headingTransform: 'none',
      bodyWeight: '400',
      boldWeight: '600',
    },
    size: typeScales.calm,
    radius: corners.crisp,
    space: densities.airy,
    shadow: shadows.flat,
    motion: motions.brisk,
  },
  fonts: [typefaces.inter.font, typefaces.manrope.font],
};
