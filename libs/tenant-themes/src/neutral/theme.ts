import type { Theme } from '@forecourt/ui/model';
import { corners, densities, motions, shadows, statusColours, typeScales } from '../foundations.ts';
import { typefaces } from '../typefaces.ts';

/** No manufacturer’s: calm blue on white for groups and independent dealers. */
export const neutral: Theme = {
  name: 'neutral',
  header: 'light',
  tokens: {
    color: {
      ...statusColours,
      brand: '#1d4fd7',
      brandHover: '#173fae',
      onBrand: '#ffffff',
      accent: '#1a47c2',
      onAccent: '#ffffff',
      background: '#ffffff',
      surface: '#ffffff',
      surfaceSunken: '#f3f5f9',
      surfaceInverse: '#111a2e',
      onInverse: '#ffffff',
      text: '#131a29',
      textMuted: '#525c70',
      border: '#dfe3ea',
      borderStrong: '#7b8598',
      focus: '#1d4fd7',
    },
    font: {
      body: typefaces.inter.stack,
      heading: typefaces.inter.stack,
      headingWeight: '650',
      headingTracking: '-0.02em',
      headingTransform: 'none',
      bodyWeight: '400',
      boldWeight: '600',
    },
    size: typeScales.calm,
    radius: corners.gentle,
    space: densities.normal,
    shadow: shadows.soft,
    motion: motions.brisk,
  },
  fonts: [typefaces.inter.font],
};
