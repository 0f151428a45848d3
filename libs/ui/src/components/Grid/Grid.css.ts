import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

/** Set on the element: the minimum width of a column. */
export const minimumName = '--fc-grid-min';

export const grid = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, var(${minimumName})), 1fr))`,
    gap: space.grid,
  },
  variants: {
    gap: {
      1: { gap: space[8] },
      2: { gap: space[16] },
      3: { gap: space[24] },
      4: { gap: space[32] },
      6: { gap: space[48] },
      8: { gap: space[64] },
    },
  },
});
