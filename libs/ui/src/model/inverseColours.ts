import { contrast } from './contrast.ts';
import { mix } from './mix.ts';
import type { ThemeTokens } from './tokens.ts';

type Colours = ThemeTokens['color'];

/** Below this contrast a button in the brand colour does not stand out on the theme's dark background. */
const minBrandContrast = 2;

/** Colours whose meaning changes on the inverse surface. */
export const inverseColourNames = [
  'brand',
  'brandHover',
  'onBrand',
  'accent',
  'onAccent',
  'background',
  'surface',
  'surfaceSunken',
  'text',
  'textMuted',
  'border',
  'borderStrong',
  'success',
  'successSurface',
  'onSuccess',
  'warning',
  'warningSurface',
  'danger',
  'dangerSurface',
  'focus',
] as const satisfies readonly (keyof Colours)[];

type InverseColours = Pick<Colours, (typeof inverseColourNames)[number]>;

/** The colours of a theme's dark side: what every colour becomes on the inverse surface. */
export function inverseColours(color: Colours): InverseColours {
  const { surfaceInverse: dark, onInverse: light } = color;
  const standsOut = contrast(color.brand, dark) >= minBrandContrast;
  return {
    brand: standsOut ? color.brand : light,
    brandHover: standsOut ? color.brandHover : mix(light, dark, 0.86),
    onBrand: standsOut ? color.onBrand : dark,
    accent: light,
    onAccent: dark,
    background: dark,
    surface: mix(light, dark, 0.09),
    surfaceSunken: mix(light, dark, 0.05),
    text: light,
    textMuted: mix(light, dark, 0.78),
    border: mix(light, dark, 0.22),
    borderStrong: mix(light, dark, 0.6),
    success: mix(color.success, light, 0.3),
    successSurface: mix(color.success, dark, 0.35),
    onSuccess: dark,
    warning: mix(color.warning, light, 0.3),
    warningSurface: mix(color.warning, dark, 0.35),
    danger: mix(color.danger, light, 0.25),
    dangerSurface: mix(color.danger, dark, 0.35),
    focus: light,
  };
}
