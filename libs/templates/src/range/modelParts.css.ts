import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const accessories = style({ display: 'grid', gap: vars.space[12], justifyItems: 'start' });
export const tow = style({ display: 'grid', gap: vars.space[16], maxInlineSize: '65ch' });
