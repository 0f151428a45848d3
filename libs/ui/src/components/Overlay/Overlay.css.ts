import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { layer } from '../../tokens/layer.ts';

const { color, space } = vars;
const fade = keyframes({ from: { opacity: 0 } });

/** The backdrop of a dialog or drawer. */
export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.veil,
  background: 'color-mix(in srgb, black 55%, transparent)',
  animation: `${fade} ${vars.motion.normal} ease-out`,
});
export const panel = style({
  position: 'fixed',
  zIndex: layer.dialog,
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
  gap: space[16],
  flex: 'none',
  paddingBlock: space[10],
  paddingInlineStart: space.card,
  paddingInlineEnd: space[10],
  borderBlockEnd: `1px solid ${color.border}`,
});
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.card,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});
export const description = style({ color: color.textMuted, marginBlockEnd: space[16] });
export const footer = style({
  flex: 'none',
  paddingBlock: space[12],
  paddingBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))`,
  paddingInline: space.card,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surface,
});
