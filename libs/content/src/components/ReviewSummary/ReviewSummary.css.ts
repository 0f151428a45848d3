import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'flex', alignItems: 'center', gap: space[16] });

export const figure = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.size.display,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const count = style({ color: vars.color.textMuted, fontSize: vars.size.small });
