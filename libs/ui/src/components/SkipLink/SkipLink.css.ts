import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { layer } from '../../tokens/layer.ts';

const { space } = vars;

export const skip = style({
  position: 'fixed',
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  zIndex: layer.skipLink,
  paddingBlock: space[12],
  paddingInline: space[20],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceInverse,
  color: vars.color.onInverse,
  fontWeight: vars.font.boldWeight,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});
