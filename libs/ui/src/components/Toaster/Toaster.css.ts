import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const region = style({
  position: 'fixed',
  insetInline: '16px',
  insetBlockEnd: 'max(88px, calc(72px + env(safe-area-inset-bottom)))',
  zIndex: 60,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  maxInlineSize: '32rem',
  paddingBlock: '12px',
  paddingInline: '20px',
  borderRadius: `min(${vars.radius.control}, 16px)`,
  background: vars.color.surfaceInverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.overlay,
  fontWeight: vars.font.boldWeight,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.normal} ease-out`,
});
