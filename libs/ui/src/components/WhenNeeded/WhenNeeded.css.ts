import { style } from '@vanilla-extract/css';

/** As narrow as its container, also in a grid or a row: wide content scrolls by itself. */
export const part = style({ minInlineSize: 0, maxInlineSize: '100%' });
