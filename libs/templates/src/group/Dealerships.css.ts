import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: '4px',
  padding: vars.space.card,
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  textDecoration: 'none',
  selectors: { '&:hover': { boxShadow: vars.shadow.raised } },
});

export const makes = style({ display: 'flex', gap: '16px', minBlockSize: '32px', marginBlockEnd: '12px' });
export const muted = style({ color: vars.color.textMuted, fontSize: vars.size.small });
