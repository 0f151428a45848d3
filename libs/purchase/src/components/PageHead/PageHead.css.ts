import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: '8px', maxInlineSize: '44rem', minInlineSize: 0 });
