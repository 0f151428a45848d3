import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';
import { card } from '../card.css.ts';

const wide = from('lg');
const { color, font, size } = vars;

export const phone = style([card, { paddingInline: '16px', '@media': { [wide]: { display: 'none' } } }]);
export const desk = style([
  card,
  { display: 'none', '@media': { [wide]: { display: 'grid', gap: '24px', padding: vars.space.card } } },
]);
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  flex: 1,
});
export const sums = style({ display: 'grid', gap: '12px' });
export const sum = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '16px' });
export const total = style([
  sum,
  {
    paddingBlockStart: '12px',
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
