import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const root = style({ display: 'grid', gap: '24px', justifyItems: 'start' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.grid,
  inlineSize: '100%',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const item = style({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  padding: '8px',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8px',
  padding: '12px 0 4px 8px',
});

export const link = style({
  minInlineSize: 0,
  paddingBlock: '8px',
  color: 'inherit',
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const remove = style({ position: 'relative', zIndex: 1 });
