import type { ThemeTokens } from '@forecourt/ui/model';

/** What themes have in common by choice, so that a theme's own file shows only what is its own. Pure data. */
export const statusColours = {
  success: '#0a6b3d',
  successSurface: '#e5f4ec',
  onSuccess: '#ffffff',
  warning: '#855000',
  warningSurface: '#fdf2dc',
  danger: '#b00020',
  dangerSurface: '#fdebed',
} satisfies Partial<ThemeTokens['color']>;

/** Type scales: how far apart small and large stand. */
export const typeScales = {
  calm: {
    small: '0.875rem',
    base: '1rem',
    large: '1.125rem',
    title: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)',
    heading: 'clamp(1.625rem, 1.35rem + 1.2vw, 2.25rem)',
    display: 'clamp(2.125rem, 1.5rem + 2.8vw, 3.25rem)',
    price: 'clamp(1.375rem, 1.3rem + 0.4vw, 1.625rem)',
  },
  bold: {
    small: '0.875rem',
    base: '1rem',
    large: '1.125rem',
    title: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
    heading: 'clamp(1.75rem, 1.35rem + 1.8vw, 2.625rem)',
    display: 'clamp(2.375rem, 1.5rem + 4vw, 4rem)',
    price: 'clamp(1.5rem, 1.35rem + 0.6vw, 1.75rem)',
  },
  compact: {
    small: '0.8125rem',
    base: '1rem',
    large: '1.0625rem',
    title: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)',
    heading: 'clamp(1.5rem, 1.25rem + 1.1vw, 2rem)',
    display: 'clamp(2rem, 1.4rem + 2.8vw, 3.25rem)',
    price: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.5rem)',
  },
} satisfies Record<string, ThemeTokens['size']>;

/** Densities: how much air there is. The steps of the scale by their pixels at normal density, then what has a name. */
export const densities = {
  normal: {
    2: '2px',
    3: '3px',
    4: '4px',
    6: '6px',
    8: '8px',
    10: '10px',
    12: '12px',
    14: '14px',
    16: '16px',
    20: '20px',
    24: '24px',
    28: '28px',
    32: '32px',
    40: '40px',
    48: '48px',
    56: '56px',
    64: '64px',
    80: '80px',
    96: '96px',
    section: 'clamp(2.5rem, 1.7rem + 3.6vw, 4.5rem)',
    card: 'clamp(1rem, 0.85rem + 0.6vw, 1.25rem)',
    grid: 'clamp(1rem, 0.8rem + 0.8vw, 1.5rem)',
    control: '48px',
    container: '1240px',
    gutter: 'clamp(1rem, 0.4rem + 2.6vw, 2rem)',
  },
  airy: {
    2: '2px',
    3: '4px',
    4: '5px',
    6: '8px',
    8: '10px',
    10: '12px',
    12: '14px',
    14: '16px',
    16: '18px',
    20: '24px',
    24: '28px',
    28: '32px',
    32: '38px',
    40: '48px',
    48: '56px',
    56: '64px',
    64: '72px',
    80: '92px',
    96: '112px',
    section: 'clamp(3.5rem, 2.2rem + 5.6vw, 7rem)',
    card: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)',
    grid: 'clamp(1.25rem, 0.9rem + 1.4vw, 2rem)',
    control: '52px',
    container: '1320px',
    gutter: 'clamp(1.25rem, 0.4rem + 3.6vw, 3rem)',
  },
  tight: {
    2: '2px',
    3: '3px',
    4: '4px',
    6: '5px',
    8: '7px',
    10: '8px',
    12: '10px',
    14: '12px',
    16: '14px',
    20: '18px',
    24: '20px',
    28: '24px',
    32: '28px',
    40: '34px',
    48: '40px',
    56: '48px',
    64: '56px',
    80: '68px',
    96: '80px',
    section: 'clamp(2rem, 1.4rem + 2.6vw, 3.5rem)',
    card: '1rem',
    grid: 'clamp(0.75rem, 0.6rem + 0.6vw, 1rem)',
    control: '44px',
    container: '1280px',
    gutter: 'clamp(1rem, 0.5rem + 2vw, 1.5rem)',
  },
} satisfies Record<string, ThemeTokens['space']>;

export const shadows = {
  /** Edges by lines, not by light. */
  flat: {
    card: '0 0 0 1px rgb(0 0 0 / 0.08)',
    raised: '0 2px 8px rgb(0 0 0 / 0.16)',
    overlay: '0 12px 40px rgb(0 0 0 / 0.28)',
  },
  soft: {
    card: '0 1px 2px rgb(16 24 40 / 0.06), 0 1px 6px rgb(16 24 40 / 0.06)',
    raised: '0 4px 14px rgb(16 24 40 / 0.14)',
    overlay: '0 16px 48px rgb(16 24 40 / 0.26)',
  },
  deep: {
    card: '0 2px 4px rgb(8 40 90 / 0.05), 0 8px 24px rgb(8 40 90 / 0.08)',
    raised: '0 6px 20px rgb(8 40 90 / 0.16)',
    overlay: '0 20px 60px rgb(8 40 90 / 0.28)',
  },
} satisfies Record<string, ThemeTokens['shadow']>;

export const motions = {
  brisk: { fast: '120ms', normal: '180ms' },
  smooth: { fast: '160ms', normal: '260ms' },
} satisfies Record<string, ThemeTokens['motion']>;

/** Corners. `pill` is for badges and round buttons. */
export const corners = {
  square: { control: '0px', card: '0px', pill: '2px', picture: '0px' },
  crisp: { control: '3px', card: '4px', pill: '3px', picture: '4px' },
  gentle: { control: '8px', card: '12px', pill: '999px', picture: '12px' },
  round: { control: '999px', card: '20px', pill: '999px', picture: '16px' },
} satisfies Record<string, ThemeTokens['radius']>;
