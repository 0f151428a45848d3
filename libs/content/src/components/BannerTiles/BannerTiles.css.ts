import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gap: space.grid,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
});

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  blockSize: '100%',
  padding: space.card,
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  textDecoration: 'none',
  transition: `box-shadow ${vars.motion.fast}`,
  selectors: { '&:hover': { boxShadow: vars.shadow.raised } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '56px',
  blockSize: '56px',
  background: vars.color.surfaceSunken,
  color: vars.color.accent,
  borderRadius: vars.radius.control,
});

export const words = style({ display: 'grid', gap: space[2], flex: 1 });

export const title = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.size.large,
  lineHeight: 1.25,
});

export const text = style({ color: vars.color.textMuted, fontSize: vars.size.small });
export const arrow = style({ color: vars.color.textMuted });
