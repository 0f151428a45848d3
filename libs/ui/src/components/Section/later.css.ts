import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../tokens/breakpoints.ts';

/** About how tall the part is on a phone, and on a desk. */
export const [phoneHeight, deskHeight] = [createVar(), createVar()];

export const later = style({
  containIntrinsicBlockSize: `auto ${phoneHeight}`,
  '@media': { [from('lg')]: { containIntrinsicBlockSize: `auto ${deskHeight}` } },
});

// Whoever comes back finds the page at the height that it had, and a printed one is whole.
globalStyle(`:root:not([data-whole]) ${later}[data-later]`, { '@media': { screen: { contentVisibility: 'auto' } } });
