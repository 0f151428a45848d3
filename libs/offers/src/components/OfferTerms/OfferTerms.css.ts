import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const root = style({ display: 'grid', gap: vars.space[8] });
export const words = style({
  maxInlineSize: '65ch',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
