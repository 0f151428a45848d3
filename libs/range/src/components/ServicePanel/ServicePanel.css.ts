import { globalStyle, style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gap: space[24],
  padding: space.card,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[40], padding: space[32] },
  },
});

export const words = style({ display: 'grid', gap: space[12], alignContent: 'start', minInlineSize: 0 });
export const price = style({ color: vars.color.textMuted });
export const figure = style({
  color: vars.color.text,
  fontSize: vars.size.price,
  fontWeight: vars.font.boldWeight,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
});
export const conditions = style({ color: vars.color.textMuted, fontSize: vars.size.small, maxInlineSize: '60ch' });

export const table = style({
  inlineSize: '100%',
  alignSelf: 'start',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
export const caption = style({ textAlign: 'start', paddingBlockEnd: space[8], fontWeight: vars.font.boldWeight });
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space[8],
  paddingInlineEnd: space[12],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  fontWeight: 'inherit',
});
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0, textAlign: 'end' });
globalStyle(`${table} thead th`, { color: vars.color.textMuted, fontSize: vars.size.small });
globalStyle(`${table} tfoot :is(th, td)`, { borderBlockEnd: 0, fontWeight: vars.font.boldWeight });
