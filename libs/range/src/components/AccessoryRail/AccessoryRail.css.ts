import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Scrolls sideways on phones; the visible edge of the next card shows that it does. */
export const root = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '42%',
  gap: space[16],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space.gutter,
  marginInline: `calc(${space.gutter} * -1)`,
  paddingInline: space.gutter,
  paddingBlock: space[4],
  '@media': {
    [from('md')]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      overflowX: 'visible',
      marginInline: 0,
      paddingInline: 0,
    },
  },
});
export const item = style({ minInlineSize: 0, scrollSnapAlign: 'start' });
export const card = style({
  display: 'grid',
  gap: space[4],
  color: vars.color.text,
  textDecoration: 'none',
});
export const name = style({
  paddingBlockStart: space[8],
  fontWeight: vars.font.boldWeight,
  overflowWrap: 'anywhere',
  selectors: { [`${card}:hover &`]: { textDecoration: 'underline' } },
});
export const price = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
