import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '16px',
  paddingBlock: 'clamp(48px, 9vw, 96px)',
  textAlign: 'center',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: '50%',
  background: vars.color.successSurface,
  color: vars.color.success,
});

export const facts = style({ inlineSize: '100%', marginBlock: '8px', textAlign: 'start' });

export const next = style({ inlineSize: '100%', textAlign: 'start' });

export const steps = style({
  display: 'grid',
  gap: '8px',
  marginBlock: '8px',
  paddingInlineStart: '24px',
  listStyle: 'decimal',
  textAlign: 'start',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' });
