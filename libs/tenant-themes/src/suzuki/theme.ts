import type { Theme } from '@forecourt/ui/model';
import { corners, densities, motions, shadows, statusColours, typeScales } from '../foundations.ts';
import { typefaces } from '../typefaces.ts';

/** Blue with a red edge: compact and cheerful. */
export const suzuki: Theme = {
  name: 'suzuki',
  header: 'edged',
  tokens: {
    color: {
      ...statusColours,
      brand: '#003399',
      brandHover: '#00276f',
      onBrand: '#ffffff',
      accent: '#c0002c',
      onAccent: '#ffffff',
      background: '#ffffff',
      surface: '#ffffff',
      surfaceSunken: '#f2f5fb',
      surfaceInverse: '#00205f',
      onInverse: '#ffffff',
      text: '#14203a',
      textMuted: '#515c74',
      border: '#d9e0ee',
      borderStrong: '#77839d',
      focus: '#003399',
    },
    font: {
      body: typefaces.sourceSans.stack,
      heading: typefaces.sourceSans.stack,
      headingWeight: '750',
      headingTracking: '-0.01em',
      headingTransform: 'none',
      bodyWeight: '400',
      boldWeight: '600',
    },
    size: typeScales.calm,
    radius: corners.crisp,
    space: densities.normal,
    shadow: shadows.soft,
    motion: motions.brisk,
  },
  fonts: [typefaces.sourceSans.font],
};
