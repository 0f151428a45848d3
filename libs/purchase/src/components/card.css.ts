import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

/** Card beside a form: the vehicle, the order, or how it works. */
export const card = style({
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});
