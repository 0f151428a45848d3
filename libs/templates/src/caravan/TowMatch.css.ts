import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const list = style({
  display: 'grid',
  gap: space.grid,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});

export const band = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  blockSize: '100%',
  padding: space.card,
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  textDecoration: 'none',
  selectors: { '&:hover': { boxShadow: vars.shadow.raised } },
});

export const capacity = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.size.heading,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
});

export const cars = style({ color: vars.color.textMuted });

export const tare = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockStart: space[16],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.accent,
  fontWeight: vars.font.boldWeight,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const note = style({ marginBlockStart: space[24], maxInlineSize: '68ch' });
