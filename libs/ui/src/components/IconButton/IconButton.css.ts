import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '44px',
    blockSize: '44px',
    borderRadius: vars.radius.pill,
    transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    selectors: {
      '&:disabled': { opacity: 0.4 },
      '&[aria-pressed="true"]': { color: color.accent },
    },
  },
  variants: {
    tone: {
      plain: { color: color.text, selectors: { '&:not(:disabled):hover': { background: color.surfaceSunken } } },
      raised: {
        background: color.surface,
        color: color.text,
        boxShadow: vars.shadow.raised,
        selectors: { '&:not(:disabled):hover': { color: color.accent } },
      },
      outline: {
        border: `1px solid ${color.borderStrong}`,
        borderRadius: vars.radius.control,
        background: color.surface,
        color: color.text,
        selectors: { '&:not(:disabled):hover': { background: color.surfaceSunken } },
      },
    },
  },
});
