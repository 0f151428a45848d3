import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: space.card,
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  textDecoration: 'none',
  selectors: { '&:hover': { boxShadow: vars.shadow.raised } },
});

export const makes = style({ display: 'flex', gap: space[16], minBlockSize: '32px', marginBlockEnd: space[12] });
export const muted = style({ color: vars.color.textMuted, fontSize: vars.size.small });
