import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color } = vars;

/** Styles shared by all choice cards; each filter adds its own layout. */
export const card = style({
  position: 'relative',
  border: `1px solid ${color.border}`,
  borderRadius: `min(${vars.radius.card}, 12px)`,
  background: color.surface,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:has(:checked)': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
/** Covers the whole card, so that mouse, finger, keyboard and screen reader all use it as one check box. */
export const box = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const tick = style({
  color: color.accent,
  visibility: 'hidden',
  selectors: { [`${card}:has(:checked) &`]: { visibility: 'visible' } },
});
