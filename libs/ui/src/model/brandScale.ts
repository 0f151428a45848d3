import { contrast } from './contrast.ts';
import { mix } from './mix.ts';
import type { ThemeTokens } from './tokens.ts';

/** Smallest contrast of text that is not large, WCAG 2.2 AA. */
const readableContrast = 4.5;

const darken = (hex: string, share: number) => mix('#000000', hex, share);

/** The colour itself, or the lightest darker one that can be read on each of the surfaces. */
function readableOn(hex: string, surfaces: readonly string[]): string {
  let readable = hex.toLowerCase();
  for (let share = 0.04; surfaces.some((surface) => contrast(readable, surface) < readableContrast); share += 0.04) {
    if (share > 1) return '#000000';
    readable = darken(hex, share);
  }
  return readable;
}

/**
 * Colours that follow from a dealer's own brand colour. The colour is darkened as far as it takes for white text to be
 * read on it, and for it to be read as text on the theme's surfaces (4.5:1), so no brand can make a page unreadable.
 * @param surfaces #RRGGBB of light surfaces that coloured text may stand on
 */
export function brandScale(
  brand: string,
  surfaces: readonly string[] = [],
): Pick<ThemeTokens['color'], 'brand' | 'brandHover' | 'onBrand' | 'accent' | 'onAccent'> {
  const button = readableOn(brand, ['#ffffff']);
  return {
    brand: button,
    brandHover: darken(button, 0.15),
    onBrand: '#ffffff',
    accent: readableOn(brand, ['#ffffff', ...surfaces]),
    onAccent: '#ffffff',
  };
}
