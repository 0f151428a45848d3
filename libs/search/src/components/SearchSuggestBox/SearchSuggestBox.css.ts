import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** In the field, before the words for the glass and behind them for the button. */
const insideRoom = '44px 92px';

export const root = style({ position: 'relative', inlineSize: '100%', minInlineSize: 0 });
export const form = style({ position: 'relative', display: 'flex', inlineSize: '100%' });
export const icon = style({
  position: 'absolute',
  insetInlineStart: space[14],
  insetBlockStart: '50%',
  translate: '0 -50%',
  display: 'grid',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '44px',
  paddingInline: insideRoom,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  fontSize: '1rem',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:hover, &[aria-expanded="true"]': { background: vars.color.surface },
  },
});
export const button = style({
  position: 'absolute',
  insetBlock: space[4],
  insetInlineEnd: space[4],
  paddingInline: space[14],
  color: vars.color.accent,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.boldWeight,
  fontSize: vars.size.small,
  selectors: { '&:hover': { background: vars.color.surfaceSunken } },
});
