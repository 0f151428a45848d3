import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const wait = style({ display: 'flex', alignItems: 'center', gap: space[16], minBlockSize: '44px' });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = style({
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  border: `3px solid ${vars.color.border}`,
  borderInlineEndColor: vars.color.accent,
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
