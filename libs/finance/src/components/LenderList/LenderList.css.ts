import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, font, size, space } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const scroll = style({ overflowX: 'auto' });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });

export const head = style({
  paddingBlock: space[8],
  paddingInline: `0 ${space[16]}`,
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontSize: size.small,
  fontWeight: font.boldWeight,
  borderBlockEnd: `2px solid ${color.border}`,
});
export const cell = style({
  paddingBlock: space[12],
  paddingInline: `0 ${space[16]}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${color.border}`,
});
/** Above the lenders of these places; the words stay in sight while the columns scroll. */
export const places = style({
  paddingBlock: `${space[20]} ${space[8]}`,
  textAlign: 'start',
  fontSize: size.large,
  fontWeight: font.boldWeight,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const placeNames = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'inline-block',
  maxInlineSize: 'min(32rem, 80vw)',
});
export const lender = style([cell, { fontWeight: font.boldWeight, whiteSpace: 'normal', minInlineSize: '8rem' }]);

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  maxInlineSize: '30rem',
  padding: space[20],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
});
export const name = style({ margin: 0, fontWeight: font.boldWeight, fontSize: size.large });
export const facts = style({ margin: 0 });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[12]}`,
  paddingBlock: space[4],
});
export const value = style({ margin: 0, fontWeight: font.boldWeight, fontVariantNumeric: 'tabular-nums' });

/** As the law wants it: below the rates, in their colour, and never too small to read. */
export const warning = style({
  margin: 0,
  maxInlineSize: '80ch',
  fontSize: `max(0.875rem, ${size.small})`,
  lineHeight: 1.45,
});
