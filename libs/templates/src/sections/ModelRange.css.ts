import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const model = style({ display: 'grid', color: vars.color.text, textDecoration: 'none' });

export const name = style({
  marginBlockStart: space[12],
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.size.title,
  lineHeight: 1.25,
  selectors: { [`${model}:hover > &`]: { textDecoration: 'underline' } },
});

export const facts = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
