import { style } from '@vanilla-extract/css';

export const words = style({ display: 'inline-flex', alignItems: 'center', gap: '4px', overflowWrap: 'anywhere' });
