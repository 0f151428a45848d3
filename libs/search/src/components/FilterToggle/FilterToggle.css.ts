import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const frame = style({
  marginBlock: '0 16px',
  padding: '4px 16px 12px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
});
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  fontWeight: vars.font.boldWeight,
});
export const mark = style({ flex: 'none', color: vars.color.success });
