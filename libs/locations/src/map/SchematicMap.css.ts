import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

/** Sizes are in units of the drawing: 400 across. */
const lettering = style({
  fill: vars.color.text,
  stroke: vars.color.surface,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const land = style({
  fill: vars.color.surface,
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
  strokeLinejoin: 'round',
});
export const border = style({
  fill: 'none',
  stroke: vars.color.border,
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
});
const line = style({ fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' });
export const road = styleVariants({
  edge: [line, { stroke: vars.color.borderStrong, strokeWidth: 4 }],
  surface: [line, { stroke: vars.color.surfaceSunken, strokeWidth: 2.5 }],
  number: [lettering, { fontSize: '11px', fontWeight: vars.font.boldWeight, fill: vars.color.textMuted }],
});
export const dot = style({ fill: vars.color.textMuted });
export const name = styleVariants({
  place: [lettering, { fontSize: '16px', fontWeight: vars.font.boldWeight }],
  capital: [lettering, { fontSize: '14px', fontWeight: vars.font.boldWeight }],
  town: [lettering, { fontSize: '13px' }],
  suburb: [lettering, { fontSize: '11.5px' }],
});
export const note = style([lettering, { fontSize: '12px' }]);
export const pin = style({ fill: vars.color.accent, stroke: vars.color.surface, strokeWidth: 2 });
export const eye = style({ fill: vars.color.onBrand, stroke: 'none' });
export const scale = style({ fill: 'none', stroke: vars.color.text, strokeWidth: 1.5 });
