import { siteThemeSchema, themeChoices, themeColourNames, type SiteThemeInput } from '@forecourt/domain';
import { contrast } from '@forecourt/ui/model';
import { converter } from 'culori';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { weakColours, wordedWeakness } from '../legibility.ts';
import { themeOf, themes } from '../themeOf.ts';
import { makeTheme, siteTheme, themeProblems } from './siteTheme.ts';

const made = (data: SiteThemeInput) => makeTheme('own', siteThemeSchema.parse(data));
const colour = fc
  .tuple(...Array.from({ length: 3 }, () => fc.integer({ min: 0, max: 255 })))
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

it('[SITE-03] makes a theme that can be read from any colour, on its light and its dark side', () => {
  fc.assert(
    fc.property(colour, fc.constantFrom(...themeChoices.tint), (brand, tint) => {
      expect(weakColours(made({ brand, tint }).tokens.color).map(wordedWeakness)).toEqual([]);
    }),
    { numRuns: 500, seed: 20_26 },
  );
});

it('[SITE-03] keeps the brand’s own colour, as light as it is, and gives its greys a touch of it', () => {
  const yellow = made({ brand: '#ffff00' }).tokens.color;
  expect([yellow.brand, yellow.onBrand]).toEqual(['#ffff00', '#000000']);
  const hueOf = (hex: string) => converter('oklch')(hex)?.h ?? 0;
  const red = made({ brand: '#c8102e', tint: 'clear' }).tokens.color;
  expect(Math.abs(hueOf(red.surfaceInverse) - hueOf(red.brand))).toBeLessThan(12);
  expect(contrast(red.textMuted, red.surfaceSunken)).toBeGreaterThan(4.5);
  const grey = made({ brand: '#c8102e', tint: 'none' }).tokens.color.text;
  expect(new Set([grey.slice(1, 3), grey.slice(3, 5), grey.slice(5, 7)]).size).toBe(1);
});

it('[SITE-03] gives every token a value, whatever is chosen', () => {
  const whole = themeOf('neutral').tokens;
  for (const [name, values] of Object.entries(themeChoices)) {
    for (const value of values) {
      const { tokens } = made({ brand: '#003399', headings: 'bitter', capitals: true, [name]: value });
      for (const [group, own] of Object.entries(whole)) {
        const given: Record<string, string> = tokens[group as keyof typeof tokens];
        for (const token of Object.keys(own)) expect(given[token], `${name} ${value}: ${group}.${token}`).toBeTruthy();
      }
    }
  }
  expect(Object.keys(whole.color).sort()).toEqual([...themeColourNames].sort());
});

it('names a chosen colour that nobody could read, with its contrast', () => {
  const data = siteThemeSchema.parse({ brand: '#003399', colours: { textMuted: '#aaaaaa', onBrand: '#000000' } });
  const problems = themeProblems(data);
  expect(problems.map(({ field }) => field)).toContain('colours.textMuted');
  expect(problems).toContainEqual({
    field: 'colours.onBrand',
    message: expect.stringMatching(/^onBrand on brand has a contrast of 1\.\d+:1, and needs 4\.5:1$/) as string,
  });
  expect(themeProblems(siteThemeSchema.parse({ brand: '#003399' }))).toEqual([]);
});

it('takes a site’s own theme, else the one that it names', () => {
  const themeData = siteThemeSchema.parse({ brand: '#c8102e' });
  expect(siteTheme({ theme: 'mahindra', themeData }).tokens.color.brand).toBe('#c8102e');
  expect(siteTheme({ theme: 'mahindra', themeData })).toBe(siteTheme({ theme: 'mahindra', themeData }));
  expect(siteTheme({ theme: 'kia', themeData: null })).toBe(themes['kia']);
  expect(() => siteTheme({ theme: 'mahindra', themeData: null })).toThrow('There is no theme "mahindra"');
});
