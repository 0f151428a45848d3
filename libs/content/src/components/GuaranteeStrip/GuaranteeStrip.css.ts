import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = styleVariants({
  page: { background: vars.color.surface, borderBlock: `1px solid ${vars.color.border}`, paddingBlock: space[20] },
  column: {
    background: vars.color.surface,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.card,
    padding: space.card,
  },
});

const rowBase = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: `${space[12]} ${space[32]}`,
});
export const row = styleVariants({
  page: [rowBase, { '@media': { [from('lg')]: { flexDirection: 'row', alignItems: 'center' } } }],
  column: [rowBase],
});

const listBase = style({
  display: 'grid',
  flex: 1,
  inlineSize: '100%',
  gap: `${space[12]} ${space[16]}`,
  // Two beside each other, and one where letters are too large for that.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
});
export const list = styleVariants({
  page: [listBase, { '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } } }],
  column: [listBase, { '@media': { [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }],
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  fontWeight: vars.font.boldWeight,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '44px',
  blockSize: '44px',
  color: vars.color.accent,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.control,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  color: vars.color.success,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
