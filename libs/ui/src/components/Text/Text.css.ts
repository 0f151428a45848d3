import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const text = recipe({
  variants: {
    size: {
      small: { fontSize: vars.size.small, lineHeight: 1.45 },
      base: { fontSize: vars.size.base, lineHeight: 1.55 },
      large: { fontSize: vars.size.large, lineHeight: 1.5 },
    },
    tone: {
      normal: {},
      muted: { color: vars.color.textMuted },
      danger: { color: vars.color.danger },
      success: { color: vars.color.success },
    },
  },
});
