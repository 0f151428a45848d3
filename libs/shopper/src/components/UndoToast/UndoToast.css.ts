import { style } from '@vanilla-extract/css';
import { aboveBar, inverseVars, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** In a place above the page's toasts, so that neither covers the other. */
export const region = style({
  position: 'fixed',
  insetInline: space[16],
  insetBlockEnd: `calc(${aboveBar} + ${space[64]})`,
  zIndex: layer.toast,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  maxInlineSize: '34rem',
  paddingBlock: space[8],
  paddingInline: `${space[20]} ${space[8]}`,
  borderRadius: `min(${vars.radius.control}, 16px)`,
  background: vars.color.surfaceInverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.overlay,
  overflowWrap: 'anywhere',
  pointerEvents: 'auto',
});

export const undo = style({
  flex: 'none',
  minBlockSize: '44px',
  minInlineSize: '44px',
  paddingInline: space[16],
  borderRadius: vars.radius.control,
  color: 'inherit',
  fontWeight: vars.font.boldWeight,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  vars: inverseVars,
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});
