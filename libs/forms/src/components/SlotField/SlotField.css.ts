import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, space } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0, border: 0 });
export const legend = style({ fontWeight: vars.font.boldWeight, lineHeight: 1.35, padding: 0 });
export const optional = style({ fontWeight: vars.font.bodyWeight, color: color.textMuted });
export const hint = style({ fontSize: vars.size.small, lineHeight: 1.4, color: color.textMuted });
export const error = style({
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
  lineHeight: 1.4,
  color: color.danger,
});

/** Placeholder of the days while they load; without a script the text field is shown there. */
export const waiting = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** One line to swipe through: fourteen days would push the rest of the form off a phone's screen. */
export const days = style({
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space[4],
  paddingBlock: space[4],
  paddingInline: space[4],
  marginInline: `calc(${space[4]} * -1)`,
});
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: space[8],
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
export const choice = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '44px',
  paddingInline: space[14],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'center',
  scrollSnapAlign: 'start',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:has(:checked)': { background: color.accent, borderColor: color.accent, color: color.onAccent },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
