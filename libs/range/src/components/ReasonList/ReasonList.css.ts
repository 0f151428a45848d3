import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[24] } },
});
export const reason = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [from('md')]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } } },
});
export const title = style({
  paddingBlockStart: space[4],
  fontFamily: vars.font.heading,
  fontSize: vars.size.title,
  fontWeight: vars.font.headingWeight,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
export const text = style({
  color: vars.color.textMuted,
  maxInlineSize: '60ch',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
