import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const root = style({
  paddingBlock: 'clamp(32px, 5vw, 56px)',
  background: vars.color.surfaceSunken,
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
