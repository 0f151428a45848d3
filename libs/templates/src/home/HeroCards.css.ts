import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** On phones a strip that is swiped, whose second card shows that there is more. */
export const list = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(82%, 18rem)',
  gap: space[12],
  marginInline: `calc(-1 * ${space.gutter})`,
  paddingInline: space.gutter,
  paddingBlockEnd: space[4],
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: space.gutter,
  scrollbarWidth: 'none',
  '@media': {
    [from('sm')]: { gridAutoColumns: 'minmax(16rem, 1fr)' },
    [from('lg')]: { marginInline: 0, paddingInline: 0, overflowX: 'visible', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[12],
  blockSize: '100%',
  padding: space[8],
  scrollSnapAlign: 'start',
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: { '&:hover': { boxShadow: vars.shadow.raised } },
});

export const words = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const name = style({ fontSize: vars.size.small, color: vars.color.textMuted });

export const price = style({
  fontWeight: vars.font.boldWeight,
  fontVariantNumeric: 'tabular-nums',
});
