import { style, styleVariants } from '@vanilla-extract/css';
import { belowHeader, from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Sticky under the menu. */
const every = style({
  position: 'sticky',
  insetBlockStart: space[64],
  zIndex: layer.higher,
  background: vars.color.background,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [from('lg')]: { insetBlockStart: space[48] }, print: { display: 'none' } },
});
export const bar = styleVariants({
  /** As wide as the window. */
  across: [every],
  /** As wide as the parts below; with little space to the first, because the parts are far apart. */
  above: [every, { marginBlockEnd: `calc(${space[24]} * -1)` }],
});
export const links = style({ display: 'flex', gap: space[20], overflowX: 'auto', scrollbarWidth: 'none' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '48px',
  whiteSpace: 'nowrap',
  color: vars.color.text,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** Target of the bar's links: scrolls to below menu and bar. */
export const part = style({ scrollMarginBlockStart: `calc(${belowHeader} + ${space[48]})` });
