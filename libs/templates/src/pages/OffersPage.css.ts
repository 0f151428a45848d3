import { style } from '@vanilla-extract/css';
import { belowHeader, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[40],
  paddingBlockEnd: space.section,
});
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  scrollMarginBlockStart: belowHeader,
});
