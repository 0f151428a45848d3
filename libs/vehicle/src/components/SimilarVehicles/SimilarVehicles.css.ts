import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: '24px', minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '8px 24px',
});
