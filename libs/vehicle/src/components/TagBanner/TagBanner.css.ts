import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, space } = vars;

export const words = style({ display: 'inline-flex', alignItems: 'center', gap: space[4], overflowWrap: 'anywhere' });

/** Unlike the text tags: a badge with a border, the programme's seal and two lines of text. */
export const certified = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  paddingBlock: space[4],
  paddingInline: `${space[6]} ${space[12]}`,
  borderRadius: vars.radius.control,
  border: `1px solid ${color.brand}`,
  background: color.surface,
  color: color.text,
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
  lineHeight: 1.15,
});

/** The only tag in the theme's accent colour. */
export const newArrival = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  paddingInline: space[10],
  borderRadius: vars.radius.pill,
  background: color.accent,
  color: color.onAccent,
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const seal = style({ flex: 'none' });
export const rosette = style({ fill: color.brand, stroke: color.brand, strokeWidth: 1, strokeLinejoin: 'round' });
export const ribbon = style({ fill: color.brand, opacity: 0.75 });
export const ring = style({ fill: 'none', stroke: color.onBrand, strokeWidth: 0.8, opacity: 0.7 });
export const tick = style({
  fill: 'none',
  stroke: color.onBrand,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
