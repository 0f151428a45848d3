import { sampleSite } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { themeStyle } from './themeStyle.ts';

const { identity } = sampleSite;
const brands = (css: string) => [...css.matchAll(/--fc-color-brand:([^;}]+)/g)].map(([, brand]) => brand);

it('[SITE-03] includes one theme, the site’s own, with its type', () => {
  const toyota = themeStyle({ theme: 'toyota', themeData: null, brandColour: null, identity });
  const kia = themeStyle({ theme: 'kia', themeData: null, brandColour: null, identity });
  expect(brands(toyota.css)).toHaveLength(1);
  expect(brands(toyota.css)).not.toEqual(brands(kia.css));
  expect(toyota.css).toMatch(/src:url\(\/fonts\/hanken-grotesk[^)]+\.woff2\)/);
});

it('[SITE-03] replaces the theme’s colour by the dealer’s own', () => {
  const own = themeStyle({ theme: 'superstore', themeData: null, brandColour: '#0A6E5C', identity });
  expect(brands(own.css)[0]?.toLowerCase()).toContain('#0a6e5c');
});

it('[SITE-03] fetches the dealer’s own font from among its files, and once', () => {
  const weights = { from: 400, to: 850 };
  const font = { hash: '0123456789abcdef', type: 'woff2', weights, ascent: 100, descent: 26, letter: 44 } as const;
  const fonts = { text: null, headings: font };
  const own = themeStyle({ theme: 'kia', themeData: null, brandColour: null, identity: { ...identity, fonts } });
  expect(own.css).toContain('url(/media/site/0123456789abcdef.woff2)');
  expect(own.css.match(/0123456789abcdef\.woff2/g)).toHaveLength(1);
  expect(own.css).not.toContain('/fonts/0123456789abcdef');
});
