import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[8]} ${space[16]}` });

export const words = style({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const figure = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.size.display,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const count = style({ color: vars.color.textMuted, fontSize: vars.size.small });
