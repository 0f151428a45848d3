/** Widths in pixels from which a layout step applies. */
export const breakpoints = { xs: 400, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media query for a width and above. @example from('md') // 'screen and (min-width: 768px)' */
export function from(name: Breakpoint): string {
  return `screen and (min-width: ${breakpoints[name]}px)`;
}
