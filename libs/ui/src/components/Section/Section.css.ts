import { recipe } from '@vanilla-extract/recipes';
import { inverseVars } from '../../tokens/inverse.ts';
import { vars } from '../../tokens/contract.css.ts';

export const section = recipe({
  base: { paddingBlock: vars.space.section },
  variants: {
    tone: {
      plain: {},
      sunken: { background: vars.color.surfaceSunken },
      inverse: { vars: inverseVars, background: vars.color.surfaceInverse, color: vars.color.onInverse },
    },
  },
});
