import type { SiteFont } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { themeOf } from './themeOf.ts';
import { withOwnFonts } from './withOwnFonts.ts';

const font: SiteFont = {
  hash: '0123456789abcdef',
  type: 'woff2',
  weights: { from: 400, to: 850 },
  ascent: 100,
  descent: 26,
  letter: 43.5,
};

it('[SITE-03] leaves a theme without fonts of the dealer’s own as it is', () => {
  const theme = themeOf('caravan');
  expect(withOwnFonts(theme, { text: null, headings: null })).toBe(theme);
});

it('[SITE-03] sets headings in the dealer’s own font, with device fonts of its measures until it has loaded', () => {
  const theme = themeOf('kia');
  const own = withOwnFonts(theme, { text: null, headings: font });
  expect(own.tokens.font.heading).toMatch(/^'Own 01234567', 'Own 01234567 on Arial'/);
  expect(own.tokens.font.body).toBe(theme.tokens.font.body);
  const file = own.fonts.find(({ family }) => family === 'Own 01234567');
  expect(file).toMatchObject({ file: '0123456789abcdef.woff2', weights: '400 850' });
  expect(file?.standIns?.[0]).toMatchObject({ name: 'Arial', sizeAdjust: { regular: 100 }, ascent: 100, descent: 26 });
});

it('[SITE-03] loads no font of the theme that nothing is set in any more, and the dealer’s own once', () => {
  const { fonts } = withOwnFonts(themeOf('kia'), { text: font, headings: font });
  expect(fonts.map(({ family }) => family)).toEqual(['Own 01234567']);
  const one = withOwnFonts(themeOf('kia'), { text: { ...font, weights: { from: 700, to: 700 } }, headings: null });
  expect(one.fonts.find(({ family }) => family.startsWith('Own'))?.weights).toBe('700');
});
