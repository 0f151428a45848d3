import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

/** What stands apart from the form: the vehicle, the order, how it works. */
export const card = style({
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});
