import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { aboveBar } from '../../tokens/edges.ts';
import { layer } from '../../tokens/layer.ts';

const { space } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const region = style({
  position: 'fixed',
  insetInline: space[16],
  insetBlockEnd: aboveBar,
  zIndex: layer.toast,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  maxInlineSize: '32rem',
  paddingBlock: space[12],
  paddingInline: space[20],
  borderRadius: `min(${vars.radius.control}, 16px)`,
  background: vars.color.surfaceInverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.overlay,
  fontWeight: vars.font.boldWeight,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.normal} ease-out`,
});
