import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

/** On a phone the vehicle and what happens come before the form; on a desk they stand beside it. */
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
  gap: '24px',
  minInlineSize: 0,
  padding: vars.space.card,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  selectors: {
    // A form that came back with errors is what the visitor has to see first, also without JavaScript.
    [`${page}:has([role="alert"]) > &`]: { order: 1 },
  },
  '@media': { [from('lg')]: { gridArea: 'side' } },
});
export const terms = style({ display: 'grid', gap: '12px' });
export const points = style({ display: 'grid', gap: '12px' });
export const point = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '12px', lineHeight: 1.5 });
export const tick = style({ color: vars.color.success, lineHeight: 1 });
