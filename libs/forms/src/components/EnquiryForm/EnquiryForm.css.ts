import { style } from '@vanilla-extract/css';

/** Out of sight but in the form, where scripts that fill every field find it. */
export const trap = style({
  position: 'absolute',
  insetInlineStart: '-10000px',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
});

/** Keeps what is out of sight from widening the page. */
export const form = style({ position: 'relative', overflow: 'clip', overflowClipMargin: '8px' });

/** Takes focus to be read out; shows no ring, because it is no control. */
export const message = style({ outline: 'none' });
