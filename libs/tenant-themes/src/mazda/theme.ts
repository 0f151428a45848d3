import type { Theme } from '@forecourt/ui/model';
import { corners, densities, motions, shadows, statusColours, typeScales } from '../foundations.ts';
import { typefaces } from '../typefaces.ts';

/** Charcoal and deep red: light headings set wide, no corners. */
export const mazda: Theme = {
  name: 'mazda',
  header: 'inverse',
  tokens: {
    color: {
      ...statusColours,
      brand: '#910a2d',
      brandHover: '#740824',
      onBrand: '#ffffff',
      accent: '#910a2d',
      onAccent: '#ffffff',
      background: '#ffffff',
      surface: '#ffffff',
      surfaceSunken: '#f3f2f1',
      surfaceInverse: '#191b1d',
      onInverse: '#ffffff',
      text: '#191b1d',
      textMuted: '#575b5f',
      border: '#dcdad8',
      borderStrong: '#7f7d7b',
      focus: '#0b57d0',
    },
    font: {
      body: typefaces.hankenGrotesk.stack,
      heading: typefaces.hankenGrotesk.stack,
      headingWeight: '500',
      headingTracking: '0.005em',
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
  fonts: [typefaces.hankenGrotesk.font],
};
