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

/** A name that would break into a word a line has the whole width, and the toggles go under it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '12px 16px',
});

export const title = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });

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
