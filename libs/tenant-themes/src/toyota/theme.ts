import type { Theme } from '@forecourt/ui/model';
import { corners, densities, motions, shadows, statusColours, typeScales } from '../foundations.ts';
import { typefaces } from '../typefaces.ts';

/** White, red and squared: confident headings, thin lines, no shadows. */
export const toyota: Theme = {
  name: 'toyota',
  header: 'light',
  tokens: {
    color: {
      ...statusColours,
      brand: '#eb0a1e',
      brandHover: '#c20818',
      onBrand: '#ffffff',
      accent: '#c00a1a',
      onAccent: '#ffffff',
      background: '#ffffff',
      surface: '#ffffff',
      surfaceSunken: '#f4f4f4',
      surfaceInverse: '#1a1a1a',
      onInverse: '#ffffff',
      text: '#141414',
      textMuted: '#565656',
      border: '#dedede',
      borderStrong: '#808080',
      focus: '#0b57d0',
    },
    font: {
      body: typefaces.hankenGrotesk.stack,
      heading: typefaces.hankenGrotesk.stack,
      headingWeight: '750',
      headingTracking: '-0.015em',
      headingTransform: 'none',
      bodyWeight: '400',
      boldWeight: '600',
    },
    size: typeScales.bold,
    radius: corners.crisp,
    space: densities.normal,
    shadow: shadows.flat,
    motion: motions.brisk,
  },
  fonts: [typefaces.hankenGrotesk.font],
};
