import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

export const page = style({
  display: 'grid',
  gap: '32px',
  minInlineSize: 0,
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: '64px', alignItems: 'start' },
  },
});
export const main = style({ display: 'grid', gap: '32px', minInlineSize: 0, maxInlineSize: '44rem' });
export const side = style({
  display: 'grid',
  gap: '24px',
  minInlineSize: 0,
  padding: vars.space.card,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});
export const next = style({ display: 'grid', gap: '12px', paddingInlineStart: '24px', listStyle: 'decimal' });
export const reference = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  overflowWrap: 'anywhere',
});
