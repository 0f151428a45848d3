import { style } from '@vanilla-extract/css';

/** Out of sight but in the form, where scripts that fill every field find it. */
export const trap = style({
  position: 'absolute',
  insetInlineStart: '-10000px',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
});

/** Where the trap is out of sight of. */
export const form = style({ position: 'relative' });

/** Takes focus to be read out; shows no ring, because it is no control. */
export const message = style({ outline: 'none' });
