import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem',
  alignItems: 'start',
  gap: space[16],
});
