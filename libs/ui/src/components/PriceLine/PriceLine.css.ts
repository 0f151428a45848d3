import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const unit = style({
  fontFamily: vars.font.body,
  fontSize: vars.size.small,
  fontWeight: vars.font.bodyWeight,
  color: vars.color.textMuted,
});

/** On a line of its own, so that it is not taken for a part of the rent. */
export const toBuy = style([unit, { display: 'block', color: vars.color.text }]);
