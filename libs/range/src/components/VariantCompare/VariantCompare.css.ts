import { style, styleVariants } from '@vanilla-extract/css';
import { layer, scriptedChips, vars } from '@forecourt/ui/tokens';

const { space } = vars;
const headHeight = '56px';

export const root = style({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0, 1fr)' });
export const choices = style(scriptedChips);
export const chip = style({
  minBlockSize: '44px',
  paddingInline: space[16],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: { '&[aria-pressed="true"]': { background: vars.color.text, color: vars.color.background } },
});
export const only = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  cursor: 'pointer',
  justifySelf: 'start',
});
export const box = style({ inlineSize: '20px', blockSize: '20px', accentColor: vars.color.accent });

const phone = '(max-width: 767px)';
const tablet = '(min-width: 768px) and (max-width: 1199px)';
/** Phones have room for two columns, tablets for three. */
const outOfRoom = {
  [phone]: { selectors: { '&:nth-child(n + 4)': { display: 'none' } } },
  [tablet]: { selectors: { '&:nth-child(n + 5)': { display: 'none' } } },
};

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { display: 'block' } },
});
/** On phones a fact's name is above its two values. */
export const line = style({
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[12] } },
});
/** Sticky while the rows scroll: under the header and the section bar. */
export const heads = style({
  position: 'sticky',
  insetBlockStart: `calc(${space[64]} + ${space[48]})`,
  zIndex: layer.raised,
  background: vars.color.background,
  '@media': { [phone]: { display: 'block' } },
});
export const rows = style({ '@media': { [phone]: { display: 'block' } } });
export const corner = style({ inlineSize: '24%', '@media': { [phone]: { display: 'none' } } });
export const column = style({
  blockSize: headHeight,
  paddingBlock: `${space[4]} ${space[8]}`,
  paddingInlineEnd: space[8],
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontWeight: vars.font.bodyWeight,
  // A cell of a table grows with what is in it, one of a grid does not.
  '@media': { ...outOfRoom, [phone]: { ...outOfRoom[phone], blockSize: 'auto' } },
});
export const head = style({ display: 'grid', gap: space[4] });
export const select = style({
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingInline: space[8],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontWeight: vars.font.boldWeight,
});
export const price = style({ color: vars.color.textMuted, fontSize: vars.size.small, textWrap: 'balance' });
export const group = style({
  gridColumn: '1 / -1',
  paddingBlock: `${space[20]} ${space[4]}`,
  textAlign: 'start',
  fontFamily: vars.font.heading,
  fontSize: vars.size.large,
  fontWeight: vars.font.headingWeight,
});
export const fact = styleVariants({
  same: [line, { borderBlockEnd: `1px solid ${vars.color.border}` }],
  differs: [line, { borderBlockEnd: `1px solid ${vars.color.border}`, fontWeight: vars.font.boldWeight }],
});
const cell = style({
  paddingBlock: space[10],
  paddingInlineEnd: space[8],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
export const row = style([
  cell,
  {
    color: vars.color.textMuted,
    fontSize: vars.size.small,
    fontWeight: vars.font.bodyWeight,
    '@media': { [phone]: { gridColumn: '1 / -1', paddingBlockEnd: 0 } },
  },
]);
export const value = style([cell, { '@media': outOfRoom }]);
