import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

/** Set on the element: the narrowest a column may get. */
export const minimumName = '--fc-grid-min';

export const grid = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, var(${minimumName})), 1fr))`,
    gap: vars.space.grid,
  },
  variants: {
    gap: {
      1: { gap: '8px' },
      2: { gap: '16px' },
      3: { gap: '24px' },
      4: { gap: '32px' },
      6: { gap: '48px' },
      8: { gap: '64px' },
    },
  },
});
