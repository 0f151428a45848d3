import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

/** Row of a checkbox or radio: the whole row is the target. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  columnGap: space[12],
  minBlockSize: '44px',
  paddingBlock: space[10],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textMuted } },
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[2], lineHeight: 1.5 });
const mark = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  border: `1.5px solid ${color.borderStrong}`,
  background: color.surface,
  color: color.onAccent,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&::before': { content: '', display: 'block', transform: 'scale(0)', transition: `transform ${vars.motion.fast}` },
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:checked::before': { transform: 'none' },
    '&:disabled': { opacity: 0.5 },
    '&[aria-invalid="true"]': { borderColor: color.danger },
  },
});
export const checkbox = style([
  mark,
  {
    borderRadius: `min(6px, ${vars.radius.control})`,
    selectors: {
      '&::before': {
        inlineSize: '14px',
        blockSize: '14px',
        background: 'currentColor',
        clipPath: 'polygon(14% 44%, 0 62%, 38% 96%, 100% 18%, 84% 4%, 36% 64%)',
      },
    },
  },
]);
export const radio = style([
  mark,
  {
    borderRadius: '50%',
    selectors: {
      '&::before': { inlineSize: '10px', blockSize: '10px', borderRadius: '50%', background: 'currentColor' },
    },
  },
]);
export const group = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
