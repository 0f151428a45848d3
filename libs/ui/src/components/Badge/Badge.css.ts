import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    paddingBlock: space[3],
    paddingInline: space[10],
    borderRadius: vars.radius.pill,
    fontSize: vars.size.small,
    fontWeight: vars.font.boldWeight,
    lineHeight: 1.35,
  },
  variants: {
    tone: {
      neutral: { background: color.surfaceSunken, color: color.text },
      brand: { background: color.brand, color: color.onBrand },
      success: { background: color.successSurface, color: color.success },
      warning: { background: color.warningSurface, color: color.warning },
      danger: { background: color.dangerSurface, color: color.danger },
      inverse: { background: color.surfaceInverse, color: color.onInverse },
    },
  },
});
