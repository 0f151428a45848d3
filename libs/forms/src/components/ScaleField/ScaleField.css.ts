import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { color, font, size, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minInlineSize: 0,
  border: 0,
});
export const legend = style({ fontWeight: font.boldWeight, lineHeight: 1.35, padding: 0, paddingBlockEnd: space[8] });
export const optional = style({ fontWeight: font.bodyWeight, color: color.textMuted });
export const hint = style({ fontSize: size.small, lineHeight: 1.4, color: color.textMuted });

/** Two rows on a phone, where eleven targets side by side would be too narrow for a finger. */
export const marks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[8],
  '@media': {
    [from('md')]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '44px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:has(:checked)': { background: color.accent, borderColor: color.accent, color: color.onAccent },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  fontSize: size.small,
  color: color.textMuted,
});
export const error = style({
  fontSize: size.small,
  fontWeight: font.boldWeight,
  lineHeight: 1.4,
  color: color.danger,
});
