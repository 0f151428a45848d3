import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const root = style({ flex: 'none' });
export const ring = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.25 });
export const initials = style({
  fill: 'currentColor',
  fontFamily: vars.font.heading,
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
