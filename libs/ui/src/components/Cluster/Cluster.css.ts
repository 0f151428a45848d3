import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const cluster = recipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 },
  variants: {
    gap: {
      1: { gap: space[8] },
      2: { gap: space[16] },
      3: { gap: space[24] },
      4: { gap: space[32] },
      6: { gap: space[48] },
      8: { gap: space[64] },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
  },
});
