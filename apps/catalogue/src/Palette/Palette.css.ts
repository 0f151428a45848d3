import { from, vars } from '@forecourt/ui/tokens';
import { style } from '@vanilla-extract/css';

const edge = `1px solid ${vars.color.border}`;

export const swatch = style({ blockSize: '4rem', border: edge, borderRadius: vars.radius.control });

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const pair = style({ display: 'flex', gap: vars.space[12], alignItems: 'center' });

export const sample = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  fontWeight: vars.font.boldWeight,
  border: `2px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

export const line = style({ overflowWrap: 'anywhere', lineHeight: 1.2 });

export const value = style({ fontSize: vars.size.small, color: vars.color.textMuted });

export const box = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '5rem',
  background: vars.color.surface,
  border: edge,
});

export const steps = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });

export const step = style({ display: 'flex', gap: vars.space[12], alignItems: 'center', fontSize: vars.size.small });

export const bar = style({ blockSize: vars.space[12], background: vars.color.accent });

/** A wide window and a narrow one beside it, equally high; below each other on phones. */
export const windows = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [from('md')]: { gridTemplateColumns: '2.6fr 1fr' } },
});
