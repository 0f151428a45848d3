import { style } from '@vanilla-extract/css';

export const hours = style({ display: 'grid', gap: '12px', justifyItems: 'start', maxInlineSize: '26rem' });
