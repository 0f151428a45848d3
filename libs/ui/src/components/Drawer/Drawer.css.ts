import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });

/** A native dialog along one edge of the window. */
export const drawer = recipe({
  base: {
    insetBlock: 0,
    margin: 0,
    padding: 0,
    border: 0,
    blockSize: '100dvh',
    maxBlockSize: 'none',
    inlineSize: 'min(24rem, calc(100vw - 48px))',
    maxInlineSize: 'none',
    selectors: {
      '&:not([open])': { display: 'none' },
      '&::backdrop': {
        background: 'color-mix(in srgb, black 55%, transparent)',
        animation: `${fade} ${vars.motion.normal} ease-out`,
      },
    },
  },
  variants: {
    side: {
      left: {
        insetInlineStart: 0,
        insetInlineEnd: 'auto',
        animation: `${fromLeft} ${vars.motion.normal} ease-out`,
        selectors: { '[dir="rtl"] &': { animationName: fromRight } },
      },
      right: {
        insetInlineStart: 'auto',
        insetInlineEnd: 0,
        animation: `${fromRight} ${vars.motion.normal} ease-out`,
        selectors: { '[dir="rtl"] &': { animationName: fromLeft } },
      },
    },
  },
});
