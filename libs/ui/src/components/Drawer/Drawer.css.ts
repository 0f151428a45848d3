import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });

export const drawer = recipe({
  base: { insetBlock: 0, inlineSize: 'min(24rem, calc(100vw - 48px))' },
  variants: {
    side: {
      left: { insetInlineStart: 0, animation: `${fromLeft} ${vars.motion.normal} ease-out` },
      right: { insetInlineEnd: 0, animation: `${fromRight} ${vars.motion.normal} ease-out` },
    },
  },
});
