import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[40]} ${vars.space.grid}`,
  '@media': {
    [from('sm')]: { gridTemplateColumns: columns(2) },
    [from('lg')]: { gridTemplateColumns: columns(3) },
  },
});
