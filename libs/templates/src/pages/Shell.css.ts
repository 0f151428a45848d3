import { style } from '@vanilla-extract/css';

/** The footer stays at the foot of the window even under a short page. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': { print: { display: 'block' } },
});
export const main = style({ flex: '1 0 auto', minInlineSize: 0, outline: 'none' });
