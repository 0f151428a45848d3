import { fontFaceCss, siteTokens, spaceSteps, themeCss } from '@forecourt/ui/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { densities } from './foundations.ts';
import { themeOf, themes } from './index.ts';
import { weakColours, wordedWeakness } from './legibility.ts';

describe.each(Object.entries(themes))('the theme %s', (name, theme) => {
  it('[SITE-03] gives every token a value', () => {
    const empty = Object.entries(theme.tokens).flatMap(([group, values]: [string, Record<string, string>]) =>
      Object.entries(values).flatMap(([token, value]) => (value.trim() === '' ? [`${group}.${token}`] : [])),
    );
    expect(empty).toEqual([]);
    expect(theme.name).toBe(name);
  });

  it('[SITE-03] can be read: text has 4.5:1 on every surface it stands on, edges and focus 3:1, on its light and its dark side', () => {
    expect(weakColours(theme.tokens.color).map(wordedWeakness)).toEqual([]);
  });

  it('stays readable with any brand colour of a dealer', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (channels) => {
        const brand = `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
        expect(weakColours(siteTokens(theme, brand).color).map(wordedWeakness)).toEqual([]);
      }),
      { numRuns: 200, seed: 20_26 },
    );
  });

  it('keeps targets at 44 pixels, body text at 16 pixels and families at two', () => {
    expect(Number.parseInt(theme.tokens.space.control, 10)).toBeGreaterThanOrEqual(44);
    expect(theme.tokens.size.base).toBe('1rem');
    expect(theme.fonts.length).toBeLessThanOrEqual(2);
  });

  it('loads exactly the families that it sets text in', () => {
    const named = [theme.tokens.font.body, theme.tokens.font.heading].map((stack) => /^'([^']+)'/.exec(stack)?.[1]);
    expect(new Set(theme.fonts.map((font) => font.family))).toEqual(new Set(named));
    expect(fontFaceCss(theme, (file) => `/fonts/${file}`)).toContain('/fonts/');
  });
});

describe('the densities', () => {
  const { tight, normal, airy } = densities;

  it('call each step of the scale by its pixels at normal density', () => {
    expect(spaceSteps.map((step) => normal[step])).toEqual(spaceSteps.map((step) => `${step}px`));
  });

  it.each(Object.entries(densities))(
    '%s: no step is narrower than the one before, and none is lost',
    (_name, density) => {
      const widths = spaceSteps.map((step) => Number.parseInt(density[step], 10));
      expect(widths).toEqual([...widths].sort((a, b) => a - b));
      expect(widths[0]).toBeGreaterThanOrEqual(2);
    },
  );

  it('[SITE-03] put less between things in a tight theme, more in an airy one', () => {
    for (const step of spaceSteps.filter((each) => each >= 6)) {
      expect(Number.parseInt(tight[step], 10)).toBeLessThan(step);
      expect(Number.parseInt(airy[step], 10)).toBeGreaterThan(step);
    }
  });
});

describe('themes beside each other', () => {
  it('[SITE-03] differ in more than their hue', () => {
    const looks = Object.values(themes).map(({ header, tokens: { font, radius, space } }) =>
      [header, font.body, font.heading, font.headingWeight, font.headingTransform, radius.card, space.section].join(
        ' ',
      ),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('[SITE-03] each become one style sheet with their own values only', () => {
    expect(themeCss(themeOf('toyota').tokens)).toContain('--fc-color-brand:#eb0a1e');
    expect(themeCss(themeOf('toyota').tokens)).not.toContain(themeOf('kia').tokens.color.brand);
  });

  it('refuse a name that is no theme, and say which there are', () => {
    expect(() => themeOf('tesla')).toThrow(/Known themes: .*toyota/);
    expect(() => themeOf('constructor')).toThrow(/no theme/);
  });
});
