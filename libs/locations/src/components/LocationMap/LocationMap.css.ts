import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const root = style({
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  inlineSize: '100%',
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.picture,
});
