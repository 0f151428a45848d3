import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
  blockSize: '100%',
  minBlockSize: '80px',
  padding: `${space[12]} ${space[8]} ${space[8]}`,
  border: `1px solid ${color.border}`,
  borderRadius: `min(${vars.radius.card}, 12px)`,
  background: color.surface,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:has(:checked)': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
/** Covers the tile, so that the tile is the check box for finger, keyboard and screen reader alike. */
export const box = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const mark = style({ display: 'grid', placeItems: 'center', minBlockSize: '32px', color: color.text });
export const name = style({ fontSize: vars.size.small, fontWeight: vars.font.boldWeight, lineHeight: 1.3 });
export const count = style({ fontSize: vars.size.small, lineHeight: 1.3 });
export const tick = style({
  position: 'absolute',
  insetBlockStart: space[6],
  insetInlineEnd: space[6],
  color: color.accent,
  visibility: 'hidden',
  selectors: { [`${tile}:has(:checked) &`]: { visibility: 'visible' } },
});
