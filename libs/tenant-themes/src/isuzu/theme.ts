import type { Theme } from '@forecourt/ui/model';
import { corners, densities, motions, shadows, statusColours, typeScales } from '../foundations.ts';
import { typefaces } from '../typefaces.ts';

/** Work-ready: charcoal header, red for action, heavy headings. */
export const isuzu: Theme = {
  name: 'isuzu',
  header: 'inverse',
  tokens: {
    color: {
      ...statusColours,
      brand: '#c8102e',
      brandHover: '#a00d25',
      onBrand: '#ffffff',
      accent: '#b10e29',
      onAccent: '#ffffff',
      background: '#f6f6f4',
      surface: '#ffffff',
      surfaceSunken: '#ebebe7',
      surfaceInverse: '#2a2d30',
      onInverse: '#ffffff',
      text: '#1d1f21',
      textMuted: '#57595a',
      border: '#d6d6d0',
      borderStrong: '#7d7d77',
      focus: '#0b57d0',
    },
    font: {
      body: typefaces.sourceSans.stack,
      heading: typefaces.archivo.stack,
      headingWeight: '850',
      headingTracking: '-0.01em',
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
  fonts: [typefaces.sourceSans.font, typefaces.archivo.font],
};
