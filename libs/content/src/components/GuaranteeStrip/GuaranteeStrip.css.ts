import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

export const root = styleVariants({
  page: { background: vars.color.surface, borderBlock: `1px solid ${vars.color.border}`, paddingBlock: '20px' },
  column: {
    background: vars.color.surface,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.card,
    padding: vars.space.card,
  },
});

const rowBase = style({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '12px 32px' });
export const row = styleVariants({
  page: [rowBase, { '@media': { [from('lg')]: { flexDirection: 'row', alignItems: 'center' } } }],
  column: [rowBase],
});

const listBase = style({
  display: 'grid',
  flex: 1,
  inlineSize: '100%',
  gap: '12px 16px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});
export const list = styleVariants({
  page: [listBase, { '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } } }],
  column: [listBase, { '@media': { [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }],
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  fontWeight: vars.font.boldWeight,
  fontSize: vars.size.small,
  lineHeight: 1.3,
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
  gap: '8px',
  minBlockSize: '44px',
  color: vars.color.success,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
