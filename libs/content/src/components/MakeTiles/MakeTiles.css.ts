import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, clamp(7.5rem, 45%, 9.5rem)), 1fr))',
});

export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[4],
  blockSize: '100%',
  minBlockSize: '148px',
  padding: `${space[20]} ${space[12]}`,
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: { '&:hover': { borderColor: vars.color.borderStrong, boxShadow: vars.shadow.card } },
});

export const name = style({ marginBlockStart: space[8], fontWeight: vars.font.boldWeight, lineHeight: 1.25 });
export const count = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
