import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

export const content = style({ paddingBlockEnd: vars.space.section });

export const contact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px',
  alignItems: 'start',
  paddingBlockEnd: vars.space.section,
  // As wide as every other page's form, so that its questions pair up in the same way.
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 43rem) minmax(20rem, 1fr)', gap: 'clamp(40px, 6vw, 96px)' },
  },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  padding: vars.space.card,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  scrollMarginBlockStart: '96px',
  '@media': { [from('md')]: { padding: `calc(${vars.space.card} * 1.5)` } },
});

export const aside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' });
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  justifyItems: 'start',
});

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: '44px',
  color: vars.color.text,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
