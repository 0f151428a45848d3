import { style, styleVariants } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** How far the panel reaches out of the hero, on wide windows. */
export const finderBelow = space[48];

const base = style({
  position: 'relative',
  zIndex: layer.raised,
  padding: `clamp(${space[16]}, 3vw, ${space[32]})`,
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
});

/** The search panel of a home page: separate, or over the lower edge of the hero that it stands in. */
export const finder = styleVariants({
  plain: [base],
  overlapping: [
    base,
    {
      '@media': {
        [from('lg')]: { marginBlockStart: `calc(${space[64]} * -1)`, marginBlockEnd: `calc(${finderBelow} * -1)` },
      },
    },
  ],
});
