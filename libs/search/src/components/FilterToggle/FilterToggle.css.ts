import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const frame = style({
  marginBlock: `0 ${space[16]}`,
  padding: `${space[4]} ${space[16]} ${space[12]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
});
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  fontWeight: vars.font.boldWeight,
});
export const mark = style({ flex: 'none', color: vars.color.success });
