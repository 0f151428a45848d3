import { style } from '@vanilla-extract/css';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const column = style({ display: 'grid', gap: '32px', minInlineSize: 0 });

export const root = column;
export const withAside = style([
  column,
  {
    '@media': {
      [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: '64px', alignItems: 'start' },
    },
  },
]);
export const main = style([column, { maxInlineSize: '44rem' }]);
export const head = style({ display: 'grid', gap: '16px', justifyItems: 'start', overflowWrap: 'anywhere' });
export const steps = style({ display: 'grid', gap: '12px', paddingInlineStart: '24px', listStyle: 'decimal' });
export const aside = style({
  display: 'grid',
  gap: '24px',
  minInlineSize: 0,
  padding: vars.space.card,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});
