import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
});
