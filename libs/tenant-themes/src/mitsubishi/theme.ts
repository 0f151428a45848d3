import type { Theme } from '@forecourt/ui/model';
import { corners, densities, motions, shadows, statusColours, typeScales } from '../foundations.ts';
import { typefaces } from '../typefaces.ts';

/** Red and black on white, slightly rounded, headings in a tight sans. */
export const mitsubishi: Theme = {
  name: 'mitsubishi',
  header: 'edged',
  tokens: {
    color: {
      ...statusColours,
      brand: '#d70010',
      brandHover: '#ae000d',
      onBrand: '#ffffff',
      accent: '#c0000f',
      onAccent: '#ffffff',
      background: '#ffffff',
      surface: '#ffffff',
      surfaceSunken: '#f5f5f5',
      surfaceInverse: '#171717',
      onInverse: '#ffffff',
      text: '#161616',
      textMuted: '#575757',
      border: '#dddddd',
      borderStrong: '#7f7f7f',
      focus: '#0b57d0',
    },
    font: {
      body: typefaces.hankenGrotesk.stack,
      heading: typefaces.archivo.stack,
      headingWeight: '700',
      headingTracking: '-0.02em',
      headingTransform: 'none',
      bodyWeight: '400',
      boldWeight: '600',
    },
    size: typeScales.calm,
    radius: corners.gentle,
    space: densities.normal,
    shadow: shadows.flat,
    motion: motions.brisk,
  },
  fonts: [typefaces.hankenGrotesk.font, typefaces.archivo.font],
};
