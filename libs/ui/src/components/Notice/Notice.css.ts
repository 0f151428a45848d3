import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const notice = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${space[4]} ${space[12]}`,
    alignItems: 'start',
    padding: space[16],
    borderRadius: vars.radius.card,
    border: '1px solid transparent',
  },
  variants: {
    tone: {
      info: { background: color.surfaceSunken, borderColor: color.border },
      success: { background: color.successSurface },
      warning: { background: color.warningSurface },
      danger: { background: color.dangerSurface },
    },
  },
});

export const mark = recipe({
  base: { display: 'grid', placeItems: 'center', blockSize: '1.55em' },
  variants: {
    tone: {
      info: { color: color.accent },
      success: { color: color.success },
      warning: { color: color.warning },
      danger: { color: color.danger },
    },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minInlineSize: 0,
  color: color.text,
});
export const title = style({ fontWeight: vars.font.boldWeight });
