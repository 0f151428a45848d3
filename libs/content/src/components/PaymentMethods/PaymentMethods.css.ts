import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const method = style({
  paddingBlock: '4px',
  paddingInline: '12px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
});
