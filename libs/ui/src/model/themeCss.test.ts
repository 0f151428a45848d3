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
  it('[SITE-03] is unchanged where it is readable', () => {
    expect(brandScale('#003399')).toMatchObject({ brand: '#003399', accent: '#003399' });
  });

  it.each([
    ['#ffff00', '#ffff00', '#000000'],
    ['#ff8800', '#ff8800', '#000000'],
    ['#ff0000', '#eb0000', '#ffffff'],
    ['#ffffff', '#1f1f1f', '#ffffff'],
    ['#f4f4f0', '#1f1f1f', '#ffffff'],
  ])('%s makes buttons of %s with text of %s', (own, brand, onBrand) => {
    expect(brandScale(own)).toMatchObject({ brand, onBrand });
  });

  it('can be read as text and under text, whatever it is', () => {
    for (const own of ['#ffff00', '#ffffff', '#ff8800', '#808080', '#00ff00', '#0000ff', '#e0c0a0']) {
      const scale = brandScale(own, ['#ece6da']);
      expect(contrast(scale.brand, scale.onBrand)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(scale.brandHover, scale.onBrand)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(scale.accent, '#ece6da')).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('names custom properties as style sheets do', () => {
  expect(tokenName(['color', 'surfaceInverse'])).toBe('fc-color-surface-inverse');
});

it('loads fonts from the host’s own address, so that no page contacts another company for them', () => {
  const fonts = [{ family: 'Plain', package: '@fontsource-variable/plain', file: 'plain.woff2', weights: '100 900' }];
  const css = fontFaceCss({ name: 'plain', header: 'light', tokens: {} as never, fonts }, (file) => `/fonts/${file}`);
  expect(css).toContain("font-family:'Plain';src:url(/fonts/plain.woff2)");
  expect(css).toContain('font-display:swap');
});

it('has the common characters in a file of their own, declared last so that it has priority', () => {
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

it('scales device fonts to the metrics of the loading one, regular and bold, so that nothing shifts', () => {
  const local = { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold'] };
  const arial = { name: 'Arial', local, sizeAdjust: { regular: 107, bold: 97 }, ascent: 97, descent: 24 };
  const dejaVu = { ...arial, name: 'DejaVu Sans', local: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] } };
  const fonts = [{ family: 'Plain', package: 'p', file: 'p.woff2', weights: '100 900', standIns: [arial, dejaVu] }];
  const css = fontFaceCss({ name: 'plain', header: 'light', tokens: {} as never, fonts }, (file) => file);
  const [, , regular, bold, ...others] = css.split('@font-face');
  expect(regular).toContain("font-family:'Plain on Arial';src:local('Arial'),local('Liberation Sans')");
  expect(regular).toContain('font-weight:100 599;size-adjust:107%;ascent-override:90.65%;descent-override:22.43%');
  expect(bold).toContain("font-family:'Plain on Arial';src:local('Arial Bold');font-weight:600 900;size-adjust:97%");
  expect(others).toHaveLength(2);
  for (const face of others) expect(face).toContain("font-family:'Plain on DejaVu Sans'");
});

describe('the main action on the dark side of a theme', () => {
  const status = { success: '#0a6b3d', warning: '#855000', danger: '#b00020' };
  const red = { brand: '#eb0a1e', brandHover: '#c20818', onBrand: '#ffffff' };
  const black = { brand: '#05141f', brandHover: '#2b3944', onBrand: '#ffffff' };
  const colours = (own: object) => inverseColours({ ...status, onInverse: '#ffffff', ...own } as never);

  it('keeps the brand colour where it stands out', () => {
    expect(colours({ ...red, surfaceInverse: '#1a1a1a' })).toMatchObject(red);
  });

  it('becomes light where the brand colour would not stand out', () => {
    expect(colours({ ...black, surfaceInverse: '#05141f' })).toMatchObject({ brand: '#ffffff', onBrand: '#05141f' });
  });
});
