import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const part = style({ display: 'grid', gap: '16px' });

export const points = style({
  display: 'grid',
  gap: '16px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});

export const point = style({ display: 'flex', alignItems: 'start', gap: '12px' });
export const tick = style({ flex: 'none', marginBlockStart: '2px', color: vars.color.success });

export const card = style({
  display: 'grid',
  gap: '16px',
  padding: vars.space.card,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.card,
});

export const repayments = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  scrollMarginBlockStart: '96px',
});
