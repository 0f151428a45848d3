import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const card = style({
  display: 'grid',
  gap: '20px',
  minInlineSize: 0,
  padding: vars.space.card,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '16px',
});

export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '44px',
  color: vars.color.accent,
});

export const offer = style({ display: 'grid', gap: '20px', minInlineSize: 0 });
export const foot = style({ display: 'grid', gap: '4px', justifyItems: 'start', minInlineSize: 0 });
export const share = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', marginInline: '-14px' });
