import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '24px',
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
});
