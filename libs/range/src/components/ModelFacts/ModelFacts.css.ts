import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[20]} ${space[16]}`,
  paddingBlockEnd: space[24],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' } },
});
export const fact = style({ display: 'grid', gap: space[4], alignContent: 'start', minInlineSize: 0 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[6],
  color: vars.color.textMuted,
  fontSize: vars.size.small,
});
export const value = style({
  fontSize: vars.size.large,
  fontWeight: vars.font.boldWeight,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
