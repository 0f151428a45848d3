import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

/** Beside the text of a dropdown, for its arrow. */
const markRoom = '44px';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minInlineSize: 0,
  /** Positioned, so that visually hidden children stay within the field. */
  position: 'relative',
});
export const label = style({ fontWeight: vars.font.boldWeight, lineHeight: 1.35 });
/** Excluded from the field's spacing. */
export const unseenLabel = style({ position: 'absolute' });
export const optional = style({ fontWeight: vars.font.bodyWeight, color: color.textMuted });
export const hint = style({ fontSize: vars.size.small, lineHeight: 1.4, color: color.textMuted });
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[6],
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
  lineHeight: 1.4,
  color: color.danger,
});

export const control = recipe({
  base: {
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: space.control,
    paddingBlock: space[8],
    paddingInline: space[14],
    border: `1px solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    color: color.text,
    fontSize: `max(16px, ${vars.size.base})`,
    lineHeight: 1.4,
    transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
    selectors: {
      '&::placeholder': { color: color.textMuted, opacity: 1 },
      '&:hover:not(:disabled)': { borderColor: color.text },
      '&:disabled': { background: color.surfaceSunken, color: color.textMuted, borderColor: color.border },
      '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    },
  },
  variants: {
    kind: {
      line: {},
      area: {
        minBlockSize: '8rem',
        borderRadius: `min(${vars.radius.control}, 16px)`,
        resize: 'vertical',
        paddingBlock: space[12],
      },
      select: { appearance: 'none', paddingInlineEnd: markRoom, textOverflow: 'ellipsis' },
    },
  },
});

export const selectWrap = style({ position: 'relative', display: 'block' });
export const selectMark = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[12],
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: color.textMuted,
});
