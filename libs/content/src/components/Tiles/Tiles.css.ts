import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

/** A link as a card; each kind of tile adds its own layout. */
export const tile = style({
  blockSize: '100%',
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: { '&:hover': { borderColor: vars.color.borderStrong, boxShadow: vars.shadow.card } },
});

/** Below the picture of a tile. */
export const name = style({
  marginBlockStart: vars.space[8],
  fontWeight: vars.font.boldWeight,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

export const count = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
