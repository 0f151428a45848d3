import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

export const tray = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 15,
  paddingBlock: '10px calc(10px + env(safe-area-inset-bottom))',
  paddingInline: vars.space.gutter,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.overlay,
  '@media': { print: { display: 'none' } },
});

export const inside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  maxInlineSize: vars.space.container,
  marginInline: 'auto',
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 96px))',
  gap: '8px',
  flex: '1 1 16rem',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const item = style({ position: 'relative' });

export const remove = style({
  position: 'absolute',
  insetBlockStart: '-6px',
  insetInlineEnd: '-6px',
  transform: 'scale(0.62)',
  transformOrigin: 'top right',
  '@media': { [from('md')]: { transform: 'scale(0.7)' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' });
export const hint = style({ color: vars.color.textMuted });
