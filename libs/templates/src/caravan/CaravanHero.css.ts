import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

/** On wide windows the landscape is lower than its picture: the middle of it shows. */
export const landscape = style({
  overflow: 'clip',
  '@media': {
    [from('md')]: { display: 'grid', alignContent: 'center', maxBlockSize: 'min(68vh, 640px)' },
  },
});

const base = style({ display: 'grid', paddingBlock: 'clamp(24px, 4vw, 40px)' });

export const card = styleVariants({
  plain: [base],
  over: [
    base,
    {
      position: 'relative',
      '@media': {
        [from('md')]: {
          inlineSize: 'fit-content',
          maxInlineSize: '38rem',
          marginBlockStart: '-160px',
          marginBlockEnd: '24px',
          paddingInline: 'clamp(24px, 4vw, 48px)',
          background: vars.color.background,
          borderRadius: vars.radius.card,
        },
      },
    },
  ],
});
