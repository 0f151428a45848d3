import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const hours = style({ display: 'grid', gap: space[12], justifyItems: 'start', maxInlineSize: '26rem' });
