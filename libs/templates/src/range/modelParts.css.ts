import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';
import { part } from './ModelFrame.css.ts';

export const accessories = style({ display: 'grid', gap: vars.space[20], gridTemplateColumns: 'minmax(0, 1fr)' });
export const tow = style({ display: 'grid', gap: vars.space[16], maxInlineSize: '65ch' });
export const more = style([part, { gap: vars.space[16] }]);
