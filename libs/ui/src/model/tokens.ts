/**
 * The scale of margins, paddings and gaps. A step is called by its pixels at normal density; a tight theme makes it
 * smaller, an airy one larger, so that the density of a theme reaches every component.
 */
export const spaceSteps = [2, 3, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96] as const;

export type SpaceStep = (typeof spaceSteps)[number];

/** Every token a theme must give. Values are CSS; lengths in rem or px. */
export interface ThemeTokens {
  color: {
    /** Main action and small marks, never walls of colour. */
    brand: string;
    brandHover: string;
    /** Text and icons on `brand`. */
    onBrand: string;
    /** Second voice: links, selected states. */
    accent: string;
    onAccent: string;
    /** Page. */
    background: string;
    /** Cards, panels, fields. */
    surface: string;
    /** Bands and wells set apart from the page. */
    surfaceSunken: string;
    /** Header and footer of a dark theme part. */
    surfaceInverse: string;
    onInverse: string;
    text: string;
    textMuted: string;
    border: string;
    /** Border of controls: 3:1 against `surface`. */
    borderStrong: string;
    success: string;
    successSurface: string;
    onSuccess: string;
    warning: string;
    warningSurface: string;
    danger: string;
    dangerSurface: string;
    focus: string;
  };
  font: {
    /** Families with fallbacks. */
    body: string;
    heading: string;
    headingWeight: string;
    headingTracking: string;
    headingTransform: string;
    bodyWeight: string;
    boldWeight: string;
  };
  size: {
    /** Type scale. `base` is at least 1rem. */
    small: string;
    base: string;
    large: string;
    title: string;
    heading: string;
    display: string;
    price: string;
  };
  radius: { control: string; card: string; pill: string; picture: string };
  space: Record<SpaceStep, string> & {
    /** Vertical padding of page sections, phone and desktop in one clamp(). */
    section: string;
    /** Padding inside cards and panels. */
    card: string;
    /** Gap of grids. */
    grid: string;
    /** Height of buttons and fields; at least 44px. */
    control: string;
    /** Widest the content gets. */
    container: string;
    /** Side padding of the container. */
    gutter: string;
  };
  shadow: { card: string; raised: string; overlay: string };
  motion: { fast: string; normal: string };
}

/** Where a theme's self-hosted type comes from: a variable font file of a fontsource package. */
export interface ThemeFont {
  family: string;
  /** @example '@fontsource-variable/inter' */
  package: string;
  /** @example 'inter-latin-wght-normal.woff2' */
  file: string;
  /** Lightest and heaviest weight that the themes use: a host may leave the others out of the file. @example '400 850' */
  weights: string;
  /** Fonts of the device drawn to take the same room until the file has come, so that nothing jumps. */
  standIns?: readonly FontStandIn[];
}

/** A font that some devices have. Its family is called as `standInFamily` says. Figures are per cent. */
export interface FontStandIn {
  /** @example 'Arial' */
  name: string;
  /** Names by which a device may know it, in the regular and the bold weight: the first one found. */
  local: { regular: readonly string[]; bold: readonly string[] };
  /** Width of running text of the font to come against this one's, in each of the two weights. */
  sizeAdjust: { regular: number; bold: number };
  /** Of the em of the font to come. */
  ascent: number;
  descent: number;
}

export interface Theme {
  name: string;
  /** How the header stands: on white, on the inverse surface, or as a brand-edged bar. */
  header: 'light' | 'inverse' | 'edged';
  tokens: ThemeTokens;
  fonts: ThemeFont[];
}
