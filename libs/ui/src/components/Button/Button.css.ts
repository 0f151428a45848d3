import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

/** Extends the target of a small button, 40 pixels high, to at least 44. */
const reach = '-3px';
const active = '&:not(:disabled):not([aria-disabled="true"])';

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    minInlineSize: '44px',
    borderRadius: vars.radius.control,
    border: '1px solid transparent',
    fontWeight: vars.font.boldWeight,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&:disabled': { background: color.surfaceSunken, borderColor: color.border, color: color.textMuted },
    },
  },
  variants: {
    variant: {
      primary: {
        background: color.brand,
        color: color.onBrand,
        selectors: { [`${active}:hover`]: { background: color.brandHover } },
      },
      secondary: {
        background: color.surface,
        borderColor: color.borderStrong,
        color: color.text,
        selectors: { [`${active}:hover`]: { background: color.surfaceSunken, borderColor: color.text } },
      },
      quiet: {
        background: 'transparent',
        color: color.accent,
        selectors: { [`${active}:hover`]: { background: color.surfaceSunken } },
      },
      success: {
        background: color.success,
        color: color.onSuccess,
        selectors: { [`${active}:hover`]: { boxShadow: `inset 0 0 0 2px ${color.onSuccess}` } },
      },
      danger: {
        background: color.surface,
        borderColor: color.danger,
        color: color.danger,
        selectors: { [`${active}:hover`]: { background: color.dangerSurface } },
      },
    },
    size: {
      small: {
        minBlockSize: '40px',
        paddingBlock: space[6],
        paddingInline: space[14],
        fontSize: vars.size.small,
        /** The target stays 44 px high where the button looks smaller. */
        '::after': { content: '', position: 'absolute', insetBlock: reach, insetInline: 0 },
      },
      normal: { minBlockSize: space.control, paddingBlock: space[8], paddingInline: space[20] },
      large: {
        minBlockSize: `calc(${space.control} + 8px)`,
        paddingBlock: space[12],
        paddingInline: space[28],
        fontSize: vars.size.large,
      },
    },
    full: { true: { inlineSize: '100%' }, false: {} },
  },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  flex: 'none',
  inlineSize: '1.1em',
  blockSize: '1.1em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
});
