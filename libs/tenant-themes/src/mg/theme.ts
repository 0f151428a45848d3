import type { Theme } from '@forecourt/ui/model';
import { corners, densities, motions, shadows, statusColours, typeScales } from '../foundations.ts';
import { typefaces } from '../typefaces.ts';

/** Red on black and white, capitals and hard edges. */
export const mg: Theme = {
  name: 'mg',
  header: 'inverse',
  tokens: {
    color: {
      ...statusColours,
      brand: '#ab0a30',
      brandHover: '#8a0826',
      onBrand: '#ffffff',
      accent: '#ab0a30',
      onAccent: '#ffffff',
      background: '#ffffff',
      surface: '#ffffff',
      surfaceSunken: '#f3f3f3',
      surfaceInverse: '#000000',
      onInverse: '#ffffff',
      text: '#121212',
      textMuted: '#555555',
      border: '#dadada',
      borderStrong: '#7c7c7c',
      focus: '#0b57d0',
    },
    font: {
      body: typefaces.hankenGrotesk.stack,
      heading: typefaces.archivo.stack,
      headingWeight: '750',
      headingTracking: '0.01em',
      headingTransform: 'uppercase',
      bodyWeight: '400',
      boldWeight: '600',
    },
    size: typeScales.bold,
    radius: corners.square,
    space: densities.tight,
    shadow: shadows.flat,
    motion: motions.brisk,
  },
  fonts: [typefaces.hankenGrotesk.font, typefaces.archivo.font],
};
