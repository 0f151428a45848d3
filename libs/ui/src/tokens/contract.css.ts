import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenName } from '../model/themeCss.ts';
import { spaceSteps, type SpaceStep, type ThemeTokens } from '../model/tokens.ts';

type Leaves<T> = { [Group in keyof T]: { [Name in keyof T[Group]]: null } };

const scale = Object.fromEntries(spaceSteps.map((step) => [step, null])) as Record<SpaceStep, null>;

const contract: Leaves<ThemeTokens> = {
  color: {
    brand: null,
    brandHover: null,
    onBrand: null,
    accent: null,
    onAccent: null,
    background: null,
    surface: null,
    surfaceSunken: null,
    surfaceInverse: null,
    onInverse: null,
    text: null,
    textMuted: null,
    border: null,
    borderStrong: null,
    success: null,
    successSurface: null,
    onSuccess: null,
    warning: null,
    warningSurface: null,
    danger: null,
    dangerSurface: null,
    focus: null,
  },
  font: {
    body: null,
    heading: null,
    headingWeight: null,
    headingTracking: null,
    headingTransform: null,
    bodyWeight: null,
    boldWeight: null,
  },
  size: { small: null, base: null, large: null, title: null, heading: null, display: null, price: null },
  radius: { control: null, card: null, pill: null, picture: null },
  space: {
    ...scale,
    section: null,
    card: null,
    grid: null,
    control: null,
    container: null,
    gutter: null,
  },
  shadow: { card: null, raised: null, overlay: null },
  motion: { fast: null, normal: null },
};

/** The token contract: every style of every library uses these. */
export const vars = createGlobalThemeContract(contract, (_value, path) => tokenName(path));
