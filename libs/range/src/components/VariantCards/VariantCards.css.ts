import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', borderBlockStart: `1px solid ${vars.color.border}` });
export const variant = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space[16],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 0.8fr)',
      columnGap: space[24],
      alignItems: 'start',
    },
  },
});
export const head = style({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const name = style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.title,
  fontWeight: vars.font.headingWeight,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
export const kind = style({ color: vars.color.textMuted, fontSize: vars.size.small });
export const gains = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const over = style({ color: vars.color.textMuted, fontSize: vars.size.small });
export const list = style({ display: 'grid', gap: space[4] });
export const gain = style({ display: 'flex', alignItems: 'baseline', gap: space[8] });
export const figure = style({
  display: 'block',
  color: vars.color.text,
  fontSize: vars.size.large,
  fontWeight: vars.font.boldWeight,
});
export const price = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from('md')]: { textAlign: 'end' } },
});
