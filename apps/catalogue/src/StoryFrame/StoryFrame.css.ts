import { vars } from '@forecourt/ui/tokens';
import { style } from '@vanilla-extract/css';

export const frame = style({
  position: 'relative',
  containerType: 'inline-size',
  overflow: 'hidden',
  background: vars.color.background,
  border: `1px solid ${vars.color.border}`,
});

export const page = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: 'top left',
});
