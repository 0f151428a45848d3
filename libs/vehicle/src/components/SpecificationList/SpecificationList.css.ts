import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gap: space[8] });
export const list = style({ margin: 0 });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[16],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [from('md')]: { paddingBlock: space[12] } },
});

export const label = style({ color: vars.color.textMuted });

export const value = style({
  margin: 0,
  fontWeight: vars.font.boldWeight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
