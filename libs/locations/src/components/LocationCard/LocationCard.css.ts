import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'clip',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: '16px',
  padding: vars.space.card,
});

export const head = style({ display: 'grid', gap: '8px', justifyItems: 'start' });
export const foot = style({ display: 'grid', gap: '12px', marginBlockStart: 'auto' });
