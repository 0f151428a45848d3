import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  minBlockSize: '240px',
  padding: space[24],
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.picture,
});

export const drawing = style({ inlineSize: '100%', maxInlineSize: '340px', blockSize: 'auto' });
export const land = style({
  fill: vars.color.border,
  stroke: vars.color.surface,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
export const pin = style({ color: vars.color.accent });
export const halo = style({ fill: 'currentColor', opacity: 0.2 });
export const dot = style({ fill: 'currentColor', stroke: vars.color.surface, strokeWidth: 2 });
