import type { SiteTheme } from '@forecourt/domain';
import { brandScale, contrast, type ThemeTokens } from '@forecourt/ui/model';
import { clampChroma, converter, formatHex } from 'culori';
import { statusColours } from '../foundations.ts';

const oklch = converter('oklch');

/** Chroma of greys for each tint, in OKLCH. */
const tints: Readonly<Record<SiteTheme['tint'], number>> = { none: 0, subtle: 0.008, clear: 0.02 };
/** Rings around what has the focus, where the brand itself is not blue. */
const focusBlue = '#0a62c4';

/**
 * Every colour of a theme, from the brand's. Greys share its hue in steps of equal lightness to the eye (OKLCH), so that
 * they belong to it and are as easy to read whatever the hue.
 */
export function paletteOf({
  brand,
  tint,
  colours,
}: Pick<SiteTheme, 'brand' | 'tint' | 'colours'>): ThemeTokens['color'] {
  const { h: hue = 0, c: chroma = 0 } = oklch(brand) ?? {};
  // A grey brand has no hue to share.
  const strength = Math.min(tints[tint], chroma);
  const grey = (lightness: number, share = 1): string =>
    formatHex(clampChroma({ mode: 'oklch', l: lightness, c: strength * share, h: hue }, 'oklch'));
  const background = '#ffffff';
  const surfaceSunken = grey(0.97, 0.6);
  const scale = brandScale(brand, [background, surfaceSunken]);
  return {
    ...statusColours,
    ...scale,
    background,
    surface: '#ffffff',
    surfaceSunken,
    surfaceInverse: grey(0.22, 2),
    onInverse: '#ffffff',
    text: grey(0.21, 2),
    textMuted: grey(0.46, 1.5),
    border: grey(0.895),
    borderStrong: grey(0.57, 1.5),
    focus: contrast(focusBlue, scale.brand) < 1.5 ? scale.accent : focusBlue,
    ...colours,
  };
}
