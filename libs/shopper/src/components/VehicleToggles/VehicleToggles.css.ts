import { style } from '@vanilla-extract/css';

/** Icons stand in line with the words above them. */
export const toggles = style({ display: 'flex', flexFlow: 'row wrap', gap: '4px', marginInlineStart: '-10px' });
