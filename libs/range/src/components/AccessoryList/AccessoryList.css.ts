import { style } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gap: space[40], gridTemplateColumns: 'minmax(0, 1fr)' });
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
export const item = style({ minInlineSize: 0 });
export const card = style({
  display: 'grid',
  gap: space[4],
  gridTemplateRows: 'auto auto auto 1fr',
  blockSize: '100%',
  cursor: 'pointer',
});
export const category = style({ paddingBlockStart: space[8], color: vars.color.textMuted, fontSize: vars.size.small });
export const title = style({ fontWeight: vars.font.boldWeight, overflowWrap: 'anywhere' });
export const text = style({ color: vars.color.textMuted, fontSize: vars.size.small });
export const price = style({ fontVariantNumeric: 'tabular-nums', alignSelf: 'end' });
export const choice = style({ display: 'flex', alignItems: 'center', gap: space[8], minBlockSize: '44px' });
export const box = style({ inlineSize: '22px', blockSize: '22px', accentColor: vars.color.accent });
/** Within the thumb's reach while the list scrolls. */
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
