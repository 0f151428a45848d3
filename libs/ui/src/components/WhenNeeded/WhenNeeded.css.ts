import { style } from '@vanilla-extract/css';

/** As narrow as the place it stands in, also in a grid or a row: what is wide in it scrolls by itself. */
export const part = style({ minInlineSize: 0, maxInlineSize: '100%' });
