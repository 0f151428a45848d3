import { style } from '@vanilla-extract/css';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

const column = style({ display: 'grid', gap: space[32], minInlineSize: 0 });

export const root = column;
export const withAside = style([
  column,
  {
    '@media': {
      [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: space[64], alignItems: 'start' },
    },
  },
]);
export const main = style([column, { maxInlineSize: '44rem' }]);
export const head = style({ display: 'grid', gap: space[16], justifyItems: 'start', overflowWrap: 'anywhere' });
export const steps = style({ display: 'grid', gap: space[12], paddingInlineStart: space[24], listStyle: 'decimal' });
export const aside = style({
  display: 'grid',
  gap: space[24],
  minInlineSize: 0,
  padding: space.card,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});
