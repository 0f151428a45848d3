import { style } from '@vanilla-extract/css';
import { belowHeader, from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const content = style({ paddingBlockEnd: space.section });

export const contact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[40],
  alignItems: 'start',
  paddingBlockEnd: space.section,
  // As wide as every other page's form, so that its questions pair up in the same way.
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 43rem) minmax(20rem, 1fr)',
      gap: `clamp(${space[40]}, 6vw, ${space[96]})`,
    },
  },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  padding: space.card,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  scrollMarginBlockStart: belowHeader,
  '@media': { [from('md')]: { padding: `calc(${space.card} * 1.5)` } },
});

export const aside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] });
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  justifyItems: 'start',
});

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '44px',
  color: vars.color.text,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
