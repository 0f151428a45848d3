import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const base = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.grid });
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const root = styleVariants({
  two: [base, { '@media': { [from('md')]: { gridTemplateColumns: columns(2) } } }],
  three: [
    base,
    {
      '@media': {
        [from('md')]: { gridTemplateColumns: columns(2) },
        [from('xl')]: { gridTemplateColumns: columns(3) },
      },
    },
  ],
});
