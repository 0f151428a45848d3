import { brandScale } from './brandScale.ts';
import { inverseColours } from './inverseColours.ts';
import type { Theme, ThemeTokens } from './tokens.ts';

/** Name of a token's custom property. @example tokenName(['color', 'onBrand']) // 'fc-color-on-brand' */
export function tokenName(path: readonly string[]): string {
  return `fc-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A site's tokens: the theme, overridden by the dealer's own brand colour where it has one. */
export function siteTokens(theme: Theme, brandColour: string | null): ThemeTokens {
  if (!brandColour) return theme.tokens;
  const { color } = theme.tokens;
  const surfaces = [color.background, color.surface, color.surfaceSunken];
  return { ...theme.tokens, color: { ...color, ...brandScale(brandColour, surfaces) } };
}

/** The style sheet of a page's theme. */
export function themeCss(tokens: ThemeTokens, selector = ':root'): string {
  const lines = Object.entries(tokens).flatMap(([group, values]: [string, Record<string, string>]) =>
    Object.entries(values).map(([name, value]) => `--${tokenName([group, name])}:${value}`),
  );
  const derived = Object.entries(inverseColours(tokens.color)).map(
    ([name, value]) => `--${tokenName(['inverse', name])}:${value}`,
  );
  lines.push(...derived);
  return `@layer tokens{${selector}{${lines.join(';')}}}`;
}
