import { style } from '@vanilla-extract/css';

export const actions = style({ display: 'grid', gap: '8px' });

/** In two columns where there is room. */
export const rest = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  justifyItems: 'start',
  rowGap: '4px',
  marginInline: '-14px',
});
