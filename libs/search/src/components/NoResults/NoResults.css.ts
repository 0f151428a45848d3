import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** As high as one row of buttons, so that the layout does not shift when the counts arrive. */
export const ways = style({ minBlockSize: '44px' });
export const action = style({ display: 'flex', flexDirection: 'column', gap: space[24], alignItems: 'center' });
export const group = style({ display: 'flex', flexDirection: 'column', gap: space[12], alignItems: 'center' });

/** The link to the whole stock, beside it, is there without JavaScript too. */
export const scripted = style({ display: 'contents', '@media': { '(scripting: none)': { display: 'none' } } });
