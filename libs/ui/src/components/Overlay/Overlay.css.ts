import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;
const fade = keyframes({ from: { opacity: 0 } });

/** The veil behind a dialog or drawer. */
export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  background: 'color-mix(in srgb, black 55%, transparent)',
  animation: `${fade} ${vars.motion.normal} ease-out`,
});
export const panel = style({
  position: 'fixed',
  zIndex: 51,
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  color: color.text,
  boxShadow: vars.shadow.overlay,
  selectors: { '&:focus': { outline: 'none' } },
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  flex: 'none',
  paddingBlock: '10px',
  paddingInlineStart: vars.space.card,
  paddingInlineEnd: '10px',
  borderBlockEnd: `1px solid ${color.border}`,
});
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.card,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});
export const description = style({ color: color.textMuted, marginBlockEnd: '16px' });
export const footer = style({
  flex: 'none',
  paddingBlock: '12px',
  paddingBlockEnd: 'max(12px, env(safe-area-inset-bottom))',
  paddingInline: vars.space.card,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surface,
});
