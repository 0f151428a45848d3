import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

export const page = style({
  display: 'grid',
  gap: '32px',
  minInlineSize: 0,
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 24rem',
      gridTemplateAreas: '"head head" "main side"',
      columnGap: '64px',
      alignItems: 'start',
    },
  },
});
export const head = style({ display: 'grid', gap: '8px', '@media': { [from('lg')]: { gridArea: 'head' } } });
export const main = style({ minInlineSize: 0, '@media': { [from('lg')]: { gridArea: 'main' } } });
export const side = style({
  display: 'grid',
  gap: '16px',
  minInlineSize: 0,
  padding: vars.space.card,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  '@media': { [from('lg')]: { gridArea: 'side' } },
});
export const points = style({ display: 'grid', gap: '12px' });
export const point = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '12px', lineHeight: 1.5 });
export const mark = style({ color: vars.color.success, lineHeight: 1.5 });
export const group = style({ display: 'grid', gap: '16px', minInlineSize: 0 });
