import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const base = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12], alignContent: 'center' });

export const root = styleVariants({
  start: [base],
  center: [base, { justifyItems: 'center', textAlign: 'center', marginInline: 'auto', maxInlineSize: '46rem' }],
});

/** Left out on phones, whose first screen is for the search. */
export const eyebrow = style({
  display: 'none',
  '@media': {
    [from('md')]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[12],
      fontSize: vars.size.small,
      fontWeight: vars.font.boldWeight,
      color: vars.color.textMuted,
      '::before': { content: '', flex: 'none', inlineSize: '32px', blockSize: '3px', background: vars.color.brand },
    },
  },
});

export const text = style({
  color: vars.color.textMuted,
  lineHeight: 1.5,
  maxInlineSize: '46ch',
  textWrap: 'pretty',
  '@media': { [from('md')]: { fontSize: vars.size.large } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], marginBlockStart: space[8] });
