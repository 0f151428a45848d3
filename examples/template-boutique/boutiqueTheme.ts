import { defineTheme, themeOf } from '@forecourt/tenant-themes';

/** Ink and brass on warm paper. Everything else is the neutral theme's. */
export const boutiqueTheme = defineTheme({
  name: 'boutique',
  extends: themeOf('neutral'),
  header: 'inverse',
  tokens: {
    color: {
      brand: '#7a5a1e',
      brandHover: '#634816',
      onBrand: '#ffffff',
      accent: '#6b4e18',
      background: '#fbf9f5',
      surfaceSunken: '#f3efe7',
      surfaceInverse: '#1a1713',
      text: '#1f1b16',
    },
    font: { headingWeight: '500', headingTracking: '-0.01em' },
  },
});
