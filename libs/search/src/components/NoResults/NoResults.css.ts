import { style } from '@vanilla-extract/css';

/** As high as one row of buttons, so that nothing moves when the counts arrive. */
export const ways = style({ minBlockSize: '44px' });
export const action = style({ display: 'flex', flexDirection: 'column', gap: '24px', alignItems: 'center' });
export const group = style({ display: 'flex', flexDirection: 'column', gap: '12px', alignItems: 'center' });
