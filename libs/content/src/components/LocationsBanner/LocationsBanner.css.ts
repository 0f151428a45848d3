import { style } from '@vanilla-extract/css';
import { inverseVars, vars } from '@forecourt/ui/tokens';

export const root = style({
  vars: inverseVars,
  paddingBlock: 'clamp(32px, 5vw, 56px)',
  background: vars.color.surfaceInverse,
  color: vars.color.onInverse,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px 48px',
});

export const words = style({ display: 'grid', gap: '8px' });
export const cities = style({ color: vars.color.textMuted });
