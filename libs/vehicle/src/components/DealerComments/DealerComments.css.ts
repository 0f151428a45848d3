import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: '12px', maxInlineSize: '70ch' });
/** Dealers part their comments by line breaks. */
export const words = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
