import { style } from '@vanilla-extract/css';
import { inverseVars, vars } from '@forecourt/ui/tokens';

/** One place above the page's toasts, so that neither covers the other. */
export const region = style({
  position: 'fixed',
  insetInline: '16px',
  insetBlockEnd: 'calc(max(88px, 72px + env(safe-area-inset-bottom)) + 64px)',
  zIndex: 60,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px 16px',
  maxInlineSize: '34rem',
  padding: '8px 8px 8px 20px',
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
  paddingInline: '16px',
  borderRadius: vars.radius.control,
  color: 'inherit',
  fontWeight: vars.font.boldWeight,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  vars: inverseVars,
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});
