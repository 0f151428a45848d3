import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;
/** As wide as an article's picture at most, so that the row ends where the page does. */
const columns = (count: number) => `repeat(${count}, minmax(0, 375px))`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[40]} ${vars.space.grid}`,
  justifyContent: 'space-between',
  '@media': {
    [from('sm')]: { gridTemplateColumns: columns(2) },
    [from('lg')]: { gridTemplateColumns: columns(3) },
  },
});
