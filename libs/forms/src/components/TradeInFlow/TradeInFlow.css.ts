import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { color, font, size, space } = vars;
const wide = from('lg');

export const page = style({
  display: 'grid',
  gap: space[32],
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 40rem) minmax(0, 1fr)', columnGap: space[64], alignItems: 'start' },
  },
});
export const main = style({ display: 'grid', gap: space[24], minInlineSize: 0 });
export const side = style({ display: 'grid', gap: space[24], minInlineSize: 0 });
export const intro = style({ display: 'grid', gap: space[8] });

export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[4]}` });
const step = style({
  display: 'block',
  paddingBlockStart: space[8],
  fontSize: size.small,
  lineHeight: 1.3,
  borderBlockStart: `4px solid ${color.border}`,
  color: color.textMuted,
});
/** Never narrower than its word: large letters wrap to a second line instead of breaking the word. */
export const stepItem = style({ flex: '1 1 0', minInlineSize: 'min-content' });
export const stepOf = styleVariants({
  done: [step, { minBlockSize: '44px', color: color.text, borderBlockStartColor: color.success }],
  current: [step, { color: color.text, fontWeight: font.boldWeight, borderBlockStartColor: color.accent }],
  later: [step],
});

export const card = style({
  display: 'grid',
  gap: space[8],
  padding: space[24],
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: `min(${vars.radius.card}, 16px)`,
  background: color.surface,
  overflowWrap: 'anywhere',
});
export const plate = style({
  justifySelf: 'start',
  paddingBlock: space[4],
  paddingInline: space[12],
  border: `2px solid ${color.borderStrong}`,
  borderRadius: '6px',
  fontWeight: font.boldWeight,
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
});
export const name = style({ fontSize: size.large, fontWeight: font.boldWeight, lineHeight: 1.3 });
export const amount = style({
  fontSize: size.heading,
  fontWeight: font.boldWeight,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
export const figures = style({ fontVariantNumeric: 'tabular-nums' });
