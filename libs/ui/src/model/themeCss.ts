import { brandScale } from './brandScale.ts';
import type { Theme, ThemeTokens } from './tokens.ts';

/** Name of a token's custom property. @example tokenName(['color', 'onBrand']) // 'fc-color-on-brand' */
export function tokenName(path: readonly string[]): string {
  return `fc-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A site's tokens: the theme, with the dealer's own brand colour on top where it has one. */
export function siteTokens(theme: Theme, brandColour: string | null): ThemeTokens {
  if (!brandColour) return theme.tokens;
  return { ...theme.tokens, color: { ...theme.tokens.color, ...brandScale(brandColour) } };
}

/** The one style sheet that a page carries for its theme. */
export function themeCss(tokens: ThemeTokens, selector = ':root'): string {
  const lines = Object.entries(tokens).flatMap(([group, values]: [string, Record<string, string>]) =>
    Object.entries(values).map(([name, value]) => `--${tokenName([group, name])}:${value}`),
  );
  return `@layer tokens{${selector}{${lines.join(';')}}}`;
}

/** @param fileUrl address under which the host serves a font file */
export function fontFaceCss(theme: Theme, fileUrl: (file: string) => string): string {
  return theme.fonts
    .map(
      ({ family, file, weights }) =>
        `@font-face{font-family:'${family}';src:url(${fileUrl(file)}) format('woff2');font-weight:${weights};font-style:normal;font-display:swap}`,
    )
    .join('');
}
