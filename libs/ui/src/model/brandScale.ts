import { contrast, rgb } from './contrast.ts';
import type { ThemeTokens } from './tokens.ts';

function darken(hex: string, share: number): string {
  const mixed = rgb(hex).map((value) => Math.round(value * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Colours that follow from a dealer's own brand colour. The colour is darkened as far as it takes
 * for it to be read as text on white (4.5:1), so no brand can make a page unreadable.
 */
export function brandScale(
  brand: string,
): Pick<ThemeTokens['color'], 'brand' | 'brandHover' | 'onBrand' | 'accent' | 'onAccent'> {
  let readable = brand.toLowerCase();
  for (let share = 0.04; contrast(readable, '#ffffff') < 4.5; share += 0.04) readable = darken(brand, share);
  return {
    brand: readable,
    brandHover: darken(readable, 0.15),
    onBrand: '#ffffff',
    accent: readable,
    onAccent: '#ffffff',
  };
}
