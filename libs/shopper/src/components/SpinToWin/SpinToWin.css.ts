import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const page = style({
  display: 'grid',
  gap: space[32],
  minInlineSize: 0,
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 32rem) minmax(0, 1fr)',
      gridTemplateAreas: '"wheel head" "wheel play" "more more"',
      gridTemplateRows: 'auto 1fr auto',
      columnGap: space[64],
    },
  },
});
export const head = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  '@media': { [from('lg')]: { gridArea: 'head' } },
});
export const wheelPlace = style({
  inlineSize: '100%',
  maxInlineSize: '32rem',
  marginInline: 'auto',
  '@media': { [from('lg')]: { gridArea: 'wheel' } },
});
export const play = style({
  display: 'grid',
  gap: space[24],
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [from('lg')]: { gridArea: 'play' } },
});
export const form = style({ display: 'grid', gap: space[24], maxInlineSize: '28rem' });
export const more = style({
  display: 'grid',
  gap: space[32],
  '@media': {
    [from('lg')]: { gridArea: 'more', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[64] },
  },
});
export const block = style({ display: 'grid', gap: space[16], alignContent: 'start', minInlineSize: 0 });
export const prizes = style({ display: 'grid', gap: space[12], paddingInlineStart: space[24], listStyle: 'decimal' });
export const prizeName = style({ fontWeight: vars.font.boldWeight, overflowWrap: 'anywhere' });
export const terms = style({
  display: 'grid',
  gap: space[8],
  fontSize: vars.size.small,
  lineHeight: 1.5,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const ticket = style({
  display: 'grid',
  gap: space[16],
  padding: space.card,
  border: `2px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});
export const code = style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.heading,
  fontWeight: vars.font.boldWeight,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
});

export const wheel = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
});
/** Slows down towards the end. With reduced motion the result shows at once. */
export const disc = style({
  transition: 'transform 4200ms cubic-bezier(0.15, 0.7, 0.1, 1)',
});
export const sector = styleVariants(
  { brand: vars.color.brand, plain: vars.color.surface, sunken: vars.color.surfaceSunken },
  (fill) => ({ fill, stroke: vars.color.borderStrong, strokeWidth: 1 }),
);
export const label = styleVariants(
  { brand: vars.color.onBrand, plain: vars.color.text, sunken: vars.color.text },
  (fill) => ({ fill, fontWeight: vars.font.boldWeight, dominantBaseline: 'central' as const }),
);
export const words = style({ fontSize: '8px' });
export const number = style({ fontSize: '18px' });
export const hub = style({ fill: vars.color.surface, stroke: vars.color.borderStrong, strokeWidth: 2 });
export const pointer = style({ fill: vars.color.accent, stroke: vars.color.surface, strokeWidth: 2 });
