import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gap: space[8] });
export const number = style({ display: 'grid', gap: space[2] });
/** The headline figure is larger than anything beside it. */
export const value = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.size.heading,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const label = style({ color: vars.color.textMuted });
export const rates = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[24]}`,
  fontVariantNumeric: 'tabular-nums',
});
/** A rate and its comparison rate have the same size and colour. */
export const rate = style({ display: 'grid' });
export const rateName = style({ fontSize: vars.size.small, color: vars.color.textMuted });
export const rateValue = style({ fontWeight: vars.font.boldWeight, fontSize: vars.size.large });
export const warning = style({ fontSize: vars.size.small, color: vars.color.textMuted });
