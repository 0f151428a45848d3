import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const list = style({ display: 'grid', gap: space[12] });
export const point = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: space[12], lineHeight: 1.5 });
/** As high as the first line, so that the icon is centred on it. */
export const mark = style({ display: 'grid', placeItems: 'center', blockSize: '1.5em', color: vars.color.success });
