import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';
import { card } from '../card.css.ts';

const wide = from('lg');
const { color, font, size, space } = vars;

export const phone = style([card, { paddingInline: space[16], '@media': { [wide]: { display: 'none' } } }]);
export const desk = style([
  card,
  { display: 'none', '@media': { [wide]: { display: 'grid', gap: space[24], padding: space.card } } },
]);
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  flex: 1,
});
export const sums = style({ display: 'grid', gap: space[12] });
export const sum = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[16] });
export const total = style([
  sum,
  {
    paddingBlockStart: space[12],
    borderBlockStart: `1px solid ${color.border}`,
    fontSize: size.large,
    fontWeight: font.boldWeight,
  },
]);
export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const note = style({
  display: 'block',
  fontSize: size.small,
  fontWeight: font.bodyWeight,
  lineHeight: 1.4,
  color: color.textMuted,
});
export const amount = style({ flex: 'none', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
