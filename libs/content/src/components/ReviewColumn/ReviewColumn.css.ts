import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.grid,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const root = styleVariants({
  /** As wide as its lines can be read. */
  one: [base, { maxInlineSize: '48rem' }],
  several: [base, { '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }],
});
