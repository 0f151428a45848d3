import { style } from '@vanilla-extract/css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem',
  alignItems: 'start',
  gap: '16px',
});
