import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: '16px',
  minInlineSize: 0,
  // Takes the focus of a button that has gone; that is no control to mark.
  selectors: { '&:focus': { outline: 'none' } },
});

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', '@media': { print: { display: 'none' } } });
