import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const root = style({ flex: 'none', maxInlineSize: '100%' });
/** The ring in the colour behind sets the wheel off from the body. */
export const wheel = style({ fill: 'currentColor', stroke: vars.color.surface, strokeWidth: 2.5 });
