import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = style({
  display: 'block',
  inlineSize: '100%',
  borderRadius: vars.radius.control,
  background: vars.color.border,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
