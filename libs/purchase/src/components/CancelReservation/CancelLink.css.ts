import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

/** As high as a touch target. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: vars.color.accent,
  fontWeight: vars.font.boldWeight,
});
