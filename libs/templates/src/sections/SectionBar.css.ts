import { style, styleVariants } from '@vanilla-extract/css';
import { belowHeader, from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Under the menu while the page scrolls. */
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
  /** As wide as the parts, which stand far apart: close above the first. */
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

/** A part of the page that the bar leads to: it comes to stand below menu and bar. */
export const part = style({ scrollMarginBlockStart: `calc(${belowHeader} + ${space[48]})` });
