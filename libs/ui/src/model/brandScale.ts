import { contrast, rgb } from './contrast.ts';
import { mix } from './mix.ts';
import type { ThemeTokens } from './tokens.ts';

/** Minimum contrast of text that is not large, WCAG 2.2 AA. */
const readableContrast = 4.5;
/** Share of black beyond which a colour is not the dealer's any more. */
const maxDarkening = 0.2;
/** Text on colours that are too light for white. */
const ink = '#000000';
const nearBlack = '#1f1f1f';

const darken = (hex: string, share: number) => mix('#000000', hex, share);

/** The share of black that makes a colour readable on each of the surfaces; 1 where only black is. */
function darkeningFor(hex: string, surfaces: readonly string[]): number {
  for (let share = 0; share < 1; share += 0.04) {
    if (surfaces.every((surface) => contrast(darken(hex, share), surface) >= readableContrast)) return share;
  }
  return 1;
}

/** Whether a button of this colour would be lost on white: nearly as light, and without a hue. */
function isLostOnWhite(hex: string): boolean {
  const channels = rgb(hex);
  return contrast(hex, '#ffffff') < 1.25 && Math.max(...channels) - Math.min(...channels) < 64;
}

/**
 * Colours that follow from a dealer's own brand colour, so that no brand can make a page unreadable. A button keeps the
 * colour, a little darker where white can be read on it then; a lighter colour such as yellow carries black text
 * instead. As text the colour is darkened for the theme's surfaces (4.5:1), and is nearly black where little of it would
 * be left.
 * @param brand #RRGGBB
 * @param surfaces #RRGGBB of light surfaces that coloured text may stand on
 */
export function brandScale(
  brand: string,
  surfaces: readonly string[] = [],
): Pick<ThemeTokens['color'], 'brand' | 'brandHover' | 'onBrand' | 'accent' | 'onAccent'> {
  const own = isLostOnWhite(brand) ? nearBlack : brand.toLowerCase();
  const forWhite = darkeningFor(own, ['#ffffff']);
  const isLight = forWhite > maxDarkening;
  const button = isLight ? own : darken(own, forWhite);
  const forText = darkeningFor(own, ['#ffffff', ...surfaces]);
  return {
    brand: button,
    brandHover: isLight ? mix('#ffffff', button, 0.3) : darken(button, 0.15),
    onBrand: isLight ? ink : '#ffffff',
    accent: forText > 0.5 ? nearBlack : darken(own, forText),
    onAccent: '#ffffff',
  };
}
