import { expect, it } from 'vitest';
import { themeStyle } from './themeStyle.ts';

const brands = (css: string) => [...css.matchAll(/--fc-color-brand:([^;}]+)/g)].map(([, brand]) => brand);

it('[SITE-03] includes one theme, the site’s own, with its type', () => {
  const toyota = themeStyle({ theme: 'toyota', themeData: null, brandColour: null });
  const kia = themeStyle({ theme: 'kia', themeData: null, brandColour: null });
  expect(brands(toyota.css)).toHaveLength(1);
  expect(brands(toyota.css)).not.toEqual(brands(kia.css));
  expect(toyota.fonts.length).toBeGreaterThan(0);
  for (const font of toyota.fonts) {
    expect(font).toMatch(/^\/fonts\/.+\.woff2$/);
    expect(toyota.css).toContain(font);
  }
});

it('[SITE-03] replaces the theme’s colour by the dealer’s own', () => {
  const own = themeStyle({ theme: 'superstore', themeData: null, brandColour: '#0A6E5C' });
  expect(brands(own.css)[0]?.toLowerCase()).toContain('#0a6e5c');
});
