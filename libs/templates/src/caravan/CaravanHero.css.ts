import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** How far the card overlaps the landscape. */
const overlap = '-160px';

/** On wide windows the landscape is lower than its picture, which is cropped around its middle. */
export const landscape = style({
  overflow: 'clip',
  '@media': {
    [from('md')]: { display: 'grid', alignContent: 'center', maxBlockSize: 'min(68vh, 640px)' },
  },
});

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `clamp(${space[24]}, 4vw, ${space[40]})`,
});

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
          marginBlockStart: overlap,
          marginBlockEnd: space[24],
          paddingInline: `clamp(${space[24]}, 4vw, ${space[48]})`,
          background: vars.color.background,
          borderRadius: vars.radius.card,
        },
      },
    },
  ],
});
