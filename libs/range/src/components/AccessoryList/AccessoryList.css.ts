import { style } from '@vanilla-extract/css';
import { belowHeader, from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Maximum number of categories with a chip of their own. */
export const maxChips = 12;

export const root = style({ display: 'grid', gap: space[24], gridTemplateColumns: 'minmax(0, 1fr)' });
export const form = style({ display: 'grid', gap: space[40], gridTemplateColumns: 'minmax(0, 1fr)' });

/** One row that scrolls sideways on phones. */
export const chips = style({
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  border: 0,
  minInlineSize: 0,
  paddingBlock: space[4],
  marginInline: `calc(${space.gutter} * -1)`,
  paddingInline: space.gutter,
  '@media': { [from('md')]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0 } },
});
export const radio = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  flexShrink: 0,
  minBlockSize: '44px',
  paddingInline: space[16],
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  fontWeight: vars.font.boldWeight,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:has(:checked)': { background: vars.color.text, borderColor: vars.color.text, color: vars.color.background },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const count = style({ fontWeight: vars.font.bodyWeight, fontVariantNumeric: 'tabular-nums' });
const places = Array.from({ length: maxChips }, (_, place) => place);
/** The chip of each category, by its position. */
export const category = places.map(() => style({}));
/** An accessory of each category, by its category's position. */
export const ofCategory = places.map(() => style({}));

export const list = style({
  display: 'grid',
  columnGap: space[16],
  rowGap: space[24],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space[24] },
  },
});
/** Hidden while another category is chosen. */
export const item = style({
  minInlineSize: 0,
  scrollMarginBlockStart: belowHeader,
  selectors: Object.fromEntries(
    places.map((place) => [`${root}:has(${category[place]}:checked) &:not(${ofCategory[place]})`, { display: 'none' }]),
  ),
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  blockSize: '100%',
  cursor: 'pointer',
});
export const kind = style({ paddingBlockStart: space[8], color: vars.color.textMuted, fontSize: vars.size.small });
export const title = style({ fontWeight: vars.font.boldWeight, overflowWrap: 'anywhere' });
export const text = style({ color: vars.color.textMuted, fontSize: vars.size.small });
export const price = style({ fontVariantNumeric: 'tabular-nums', marginBlockStart: 'auto' });
export const choice = style({ display: 'flex', alignItems: 'center', gap: space[8], minBlockSize: '44px' });
export const box = style({ inlineSize: '22px', blockSize: '22px', accentColor: vars.color.accent });
/** Fixed at the bottom while the list scrolls. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  background: vars.color.background,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const total = style({ fontWeight: vars.font.boldWeight, fontVariantNumeric: 'tabular-nums' });
