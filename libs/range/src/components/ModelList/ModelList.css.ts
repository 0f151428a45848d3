import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gap: space[32], gridTemplateColumns: 'minmax(0, 1fr)' });

/** One row that scrolls sideways on phones. */
export const chips = style({
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: space[4],
  marginInline: `calc(${space.gutter} * -1)`,
  paddingInline: space.gutter,
  '@media': { [from('md')]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0 } },
});
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: '44px',
  paddingInline: space[16],
  whiteSpace: 'nowrap',
  color: vars.color.text,
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&[aria-current]': { background: vars.color.text, borderColor: vars.color.text, color: vars.color.background },
  },
});
export const count = style({ fontWeight: vars.font.bodyWeight, fontVariantNumeric: 'tabular-nums' });

export const section = style({ display: 'grid', gap: space[20], gridTemplateColumns: 'minmax(0, 1fr)' });
export const name = style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.heading,
  fontWeight: vars.font.headingWeight,
  letterSpacing: vars.font.headingTracking,
  textTransform: vars.font.headingTransform as 'none',
  lineHeight: 1.15,
});
export const grid = styleVariants({
  one: { display: 'grid' },
  many: {
    display: 'grid',
    columnGap: space.grid,
    rowGap: space[40],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [from('xl')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
});
export const cell = style({ minInlineSize: 0 });
