import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

/** Looks like its neighbours that are buttons. */
export const link = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.raised,
  selectors: { '&:hover': { color: vars.color.accent } },
});
