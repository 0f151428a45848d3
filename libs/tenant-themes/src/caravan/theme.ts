import type { Theme } from '@forecourt/ui/model';
import { corners, densities, motions, shadows, statusColours, typeScales } from '../foundations.ts';
import { typefaces } from '../typefaces.ts';

/** Warm and outdoors: eucalypt green, rust and sand, with a slab serif for headings. */
export const caravan: Theme = {
  name: 'caravan',
  header: 'edged',
  tokens: {
    color: {
      ...statusColours,
      brand: '#2f5d3a',
      brandHover: '#244a2d',
      onBrand: '#ffffff',
      accent: '#8f4315',
      onAccent: '#ffffff',
      background: '#fbf7ef',
      surface: '#fffdf8',
      surfaceSunken: '#f2eadb',
      surfaceInverse: '#22352a',
      onInverse: '#fffaf0',
      text: '#25291f',
      textMuted: '#5d5f4f',
      border: '#e2d8c4',
      borderStrong: '#877f68',
      focus: '#8f4315',
      warning: '#7d4a00',
      warningSurface: '#fbecd0',
      success: '#1f6b3a',
      successSurface: '#e6f0dd',
    },
    font: {
      body: typefaces.sourceSans.stack,
      heading: typefaces.bitter.stack,
      headingWeight: '650',
      headingTracking: '-0.01em',
      headingTransform: 'none',
      bodyWeight: '400',
      boldWeight: '600',
    },
    size: typeScales.calm,
    radius: corners.gentle,
    space: densities.airy,
    shadow: shadows.soft,
    motion: motions.smooth,
  },
  fonts: [typefaces.sourceSans.font, typefaces.bitter.font],
};
