import { describe, expect, it } from 'vitest';
import { brandScale } from './brandScale.ts';
import { contrast } from './contrast.ts';
import { fontFaceCss } from './fontFaceCss.ts';
import { inverseColours } from './inverseColours.ts';
import { tokenName } from './themeCss.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %s', (first, second, ratio) => {
    expect(contrast(first, second)).toBeCloseTo(ratio, 2);
    expect(contrast(second, first)).toBeCloseTo(ratio, 2);
  });
});

describe('a dealer’s own brand colour', () => {
  it('[SITE-03] stays as it is where it can be read', () => {
    expect(brandScale('#003399')).toMatchObject({ brand: '#003399', accent: '#003399' });
  });

  it.each(['#ffff00', '#ffffff', '#ff8800'])('%s is darkened until it can be read on every surface', (brand) => {
    const scale = brandScale(brand, ['#ece6da']);
    expect(contrast(scale.brand, scale.onBrand)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(scale.accent, '#ece6da')).toBeGreaterThanOrEqual(4.5);
  });
});

it('names custom properties the way style sheets write them', () => {
  expect(tokenName(['color', 'surfaceInverse'])).toBe('fc-color-surface-inverse');
});

it('points fonts at the host’s own address, so that no page asks another company for them', () => {
  const fonts = [{ family: 'Plain', package: '@fontsource-variable/plain', file: 'plain.woff2', weights: '100 900' }];
  const css = fontFaceCss({ name: 'plain', header: 'light', tokens: {} as never, fonts }, (file) => `/fonts/${file}`);
  expect(css).toContain("font-family:'Plain';src:url(/fonts/plain.woff2)");
  expect(css).toContain('font-display:swap');
});

it('keeps the letters of nearly every page in a file of their own, named last so that it comes first', () => {
  const fonts = [{ family: 'Plain', package: 'p', file: 'plain.woff2', weights: '400 850' }];
  const css = fontFaceCss({ name: 'plain', header: 'light', tokens: {} as never, fonts }, (file) => `/all/${file}`, {
    letters: ' abcxyzé€',
    fileUrl: (file) => `/common/${file}`,
  });
  const faces = css.split('@font-face').slice(1);
  expect(faces).toHaveLength(2);
  expect(faces[0]).toContain('/all/plain.woff2');
  expect(faces[0]).not.toContain('unicode-range');
  expect(faces[1]).toContain('/common/plain.woff2');
  expect(faces[1]).toContain('unicode-range:U+20,U+61-63,U+78-7A,U+E9,U+20AC}');
});

it('draws a font of the device to the size of the one to come, so that nothing jumps', () => {
  const standIn = { local: ['Arial', 'Liberation Sans'], sizeAdjust: 107, ascent: 97, descent: 24 };
  const fonts = [{ family: 'Plain', package: 'p', file: 'plain.woff2', weights: '100 900', standIn }];
  const css = fontFaceCss({ name: 'plain', header: 'light', tokens: {} as never, fonts }, (file) => file);
  expect(css).toContain("font-family:'Plain stand-in';src:local('Arial'),local('Liberation Sans')");
  expect(css).toContain('size-adjust:107%;ascent-override:90.65%;descent-override:22.43%;line-gap-override:0%');
});

describe('the main action on the dark side of a theme', () => {
  const status = { success: '#0a6b3d', warning: '#855000', danger: '#b00020' };
  const red = { brand: '#eb0a1e', brandHover: '#c20818', onBrand: '#ffffff' };
  const black = { brand: '#05141f', brandHover: '#2b3944', onBrand: '#ffffff' };
  const colours = (own: object) => inverseColours({ ...status, onInverse: '#ffffff', ...own } as never);

  it('keeps the brand colour where it stands out', () => {
    expect(colours({ ...red, surfaceInverse: '#1a1a1a' })).toMatchObject(red);
  });

  it('turns light where the brand would be lost', () => {
    expect(colours({ ...black, surfaceInverse: '#05141f' })).toMatchObject({ brand: '#ffffff', onBrand: '#05141f' });
  });
});
