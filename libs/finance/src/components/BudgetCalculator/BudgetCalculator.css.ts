import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { size, font, color } = vars;

export const line = style({ margin: 0 });

export const figure = style({
  fontFamily: font.heading,
  fontWeight: font.headingWeight,
  fontSize: size.display,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});

export const words = style({ margin: 0 });
export const small = style({ margin: 0, fontSize: size.small, color: color.textMuted });
