import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

/** The vendor's frame, as wide as its card. */
export const frame = style({
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  selectors: { '&:empty': { display: 'none' } },
});
