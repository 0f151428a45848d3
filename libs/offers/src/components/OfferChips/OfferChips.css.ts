import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  paddingInline: space[16],
  color: vars.color.text,
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  textDecoration: 'none',
  ':hover': { background: vars.color.surfaceSunken },
});
export const count = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
