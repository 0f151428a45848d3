import { style } from '@vanilla-extract/css';

export const reviewHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '0 48px',
  marginBlockEnd: '16px',
});
