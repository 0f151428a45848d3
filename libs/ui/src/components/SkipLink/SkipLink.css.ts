import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const skip = style({
  position: 'fixed',
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  zIndex: 100,
  paddingBlock: '12px',
  paddingInline: '20px',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceInverse,
  color: vars.color.onInverse,
  fontWeight: vars.font.boldWeight,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});
