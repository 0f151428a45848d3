import type { Theme } from '@forecourt/ui/model';
import { corners, densities, motions, shadows, statusColours, typeScales } from '../foundations.ts';
import { typefaces } from '../typefaces.ts';

/** Friendly, rounded and bright: round buttons, deep corners, tinted page. */
export const superstore: Theme = {
  name: 'superstore',
  header: 'edged',
  tokens: {
    color: {
      ...statusColours,
      brand: '#0a63d8',
      brandHover: '#084fae',
      onBrand: '#ffffff',
      accent: '#0857bd',
      onAccent: '#ffffff',
      background: '#f5f9ff',
      surface: '#ffffff',
      surfaceSunken: '#e6f0fd',
      surfaceInverse: '#082a5e',
      onInverse: '#ffffff',
      text: '#0f2240',
      textMuted: '#4a5b78',
      border: '#d3e0f1',
      borderStrong: '#6f84a3',
      focus: '#0a63d8',
    },
    font: {
      body: typefaces.nunitoSans.stack,
      heading: typefaces.nunitoSans.stack,
      headingWeight: '850',
      headingTracking: '-0.015em',
      headingTransform: 'none',
      bodyWeight: '400',
      boldWeight: '750',
    },
    size: typeScales.bold,
    radius: corners.round,
    space: densities.normal,
    shadow: shadows.deep,
    motion: motions.smooth,
  },
  fonts: [typefaces.nunitoSans.font],
};
