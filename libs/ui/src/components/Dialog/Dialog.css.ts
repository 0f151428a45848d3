import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const centred = {
  insetBlockStart: '0',
  insetBlockEnd: '0',
  insetInline: '0',
  margin: 'auto',
  blockSize: 'fit-content',
  maxBlockSize: 'min(48rem, calc(100dvh - 64px))',
  borderRadius: vars.radius.card,
} as const;

export const dialog = recipe({
  base: {
    inlineSize: '100%',
    animation: `${rise} ${vars.motion.normal} ease-out`,
    overflow: 'hidden',
  },
  variants: {
    size: {
      normal: { ...centred, maxInlineSize: 'min(34rem, calc(100vw - 32px))' },
      wide: { ...centred, maxInlineSize: 'min(60rem, calc(100vw - 32px))' },
      sheet: {
        inset: 0,
        maxBlockSize: '100dvh',
        '@media': { [from('md')]: { ...centred, maxInlineSize: 'min(40rem, calc(100vw - 64px))' } },
      },
    },
  },
});
