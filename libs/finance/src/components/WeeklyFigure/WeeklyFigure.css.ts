import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const root = style({ margin: 0, fontSize: vars.size.small, color: vars.color.textMuted });

export const figure = style({
  color: vars.color.text,
  fontWeight: vars.font.boldWeight,
  fontVariantNumeric: 'tabular-nums',
});
