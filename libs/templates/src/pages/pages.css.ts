import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

export const content = style({ paddingBlockEnd: vars.space.section });

export const contact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px',
  alignItems: 'start',
  paddingBlockEnd: vars.space.section,
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', gap: '64px' } },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  padding: vars.space.card,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  '@media': { [from('lg')]: { padding: `calc(${vars.space.card} * 1.25)` } },
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
