/**
 * The scale of margins, paddings and gaps. A step is named by its pixels at normal density; a tight theme makes it
 * smaller, an airy one larger, so that a theme's density reaches every component.
 */
export const spaceSteps = [2, 3, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96] as const;

export type SpaceStep = (typeof spaceSteps)[number];

/** Every token that a theme must have. Values are CSS; lengths in rem or px. */
export interface ThemeTokens {
  color: {
    /** Main action and ornaments, never walls of colour. May be as light as yellow: what must be seen takes `accent`. */
    brand: string;
    brandHover: string;
    /** Text and icons on `brand`. */
    onBrand: string;
    /** Links, selected states, marks on maps and charts: 4.5:1 on every surface. */
    accent: string;
    onAccent: string;
    /** Background of the page. */
    background: string;
    /** Background of cards, panels, fields. */
    surface: string;
    /** Background of bands and wells. */
    surfaceSunken: string;
    /** Dark background of header and footer. */
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
    /** Maximum width of the content. */
    container: string;
    /** Side padding of the container. */
    gutter: string;
  };
  shadow: { card: string; raised: string; overlay: string };
  motion: { fast: string; normal: string };
}

/** Source of a theme's self-hosted fonts: a variable font file of a fontsource package. */
export interface ThemeFont {
  family: string;
  /** @example '@fontsource-variable/inter' */
  package: string;
  /** @example 'inter-latin-wght-normal.woff2' */
  file: string;
  /** Range of weights that the themes use: a host may remove others from the file. @example '400 850' */
  weights: string;
  /** Device fonts scaled to the same metrics until the file has loaded, so that the layout does not shift. */
  standIns?: readonly FontStandIn[];
}

/** A font that some devices have. Its family name comes from `standInFamily`. Figures are percentages. */
export interface FontStandIn {
  /** @example 'Arial' */
  name: string;
  /** Names of the font on different devices, in regular and bold: the first one found is used. */
  local: { regular: readonly string[]; bold: readonly string[] };
  /** Width of running text in the web font relative to this one, for each of the two weights. */
  sizeAdjust: { regular: number; bold: number };
  /** Vertical metrics, relative to the em of the web font. */
  ascent: number;
  descent: number;
}

export interface Theme {
  name: string;
  /** Look of the header: on white, on the inverse surface, or as a brand-coloured bar. */
  header: 'light' | 'inverse' | 'edged';
  tokens: ThemeTokens;
  fonts: ThemeFont[];
  /** Words of the brand in place of the platform's, by the keys of messages. @default none */
  messages?: Readonly<Record<string, string>>;
}
