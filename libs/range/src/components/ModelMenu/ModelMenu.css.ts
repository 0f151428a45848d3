import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** A rail of categories beside four by two tiles; what does not fit scrolls. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: '14rem minmax(0, 1fr)',
  maxBlockSize: '70vh',
});
export const rail = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: space[12],
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${vars.color.border}`,
});
export const category = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: '44px',
  paddingInline: space[12],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&[aria-pressed="true"]': { background: vars.color.surfaceSunken, fontWeight: vars.font.boldWeight },
  },
});
export const count = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const all = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '48px',
  paddingInline: space[12],
  color: vars.color.accent,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const tiles = style({ overflowY: 'auto', padding: space[20] });
export const grid = style({
  display: 'grid',
  gap: space[20],
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [from('xl')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const lines = style({ display: 'grid', gap: space[4], paddingBlock: space[8] });
export const drawer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const fold = style({ borderBlockEnd: `1px solid ${vars.color.border}` });
export const foldName = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '48px',
  cursor: 'pointer',
  listStyle: 'none',
  fontWeight: vars.font.boldWeight,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const rows = style({ display: 'grid', gap: space[4], paddingBlockEnd: space[12] });

export const tile = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  minInlineSize: 0,
  selectors: {
    [`${rows} > &`]: { gridTemplateColumns: '120px minmax(0, 1fr)', alignItems: 'center', minBlockSize: '88px' },
  },
});
export const picture = style({ overflow: 'clip', borderRadius: vars.radius.picture });
export const words = style({ display: 'grid', minInlineSize: 0 });
export const label = style({ color: vars.color.textMuted, fontSize: vars.size.small });
export const name = style({ fontWeight: vars.font.boldWeight, lineHeight: 1.25, overflowWrap: 'anywhere' });
export const price = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] });
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: vars.color.accent,
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
});
export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '12rem',
  color: vars.color.textMuted,
});
