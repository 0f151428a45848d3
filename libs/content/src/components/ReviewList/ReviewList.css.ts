import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  blockSize: '100%',
  padding: space.card,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
});

export const text = style({ margin: 0, textWrap: 'pretty' });
export const reply = style({ fontSize: vars.size.small, color: vars.color.textMuted });
export const author = style({ display: 'flex', alignItems: 'center', gap: space[12], marginBlockStart: 'auto' });

export const initials = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: '50%',
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontWeight: vars.font.boldWeight,
  fontSize: vars.size.small,
});

export const name = style({ display: 'block', fontWeight: vars.font.boldWeight, lineHeight: 1.3 });
export const date = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.size.small });
