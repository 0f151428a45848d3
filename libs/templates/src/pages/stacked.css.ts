import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  paddingBlockEnd: vars.space.section,
});
