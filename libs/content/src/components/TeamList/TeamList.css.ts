import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: columns(2),
  gap: `${vars.space[40]} ${vars.space.grid}`,
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '@media': { [from('lg')]: { gridTemplateColumns: columns(4) } },
});
