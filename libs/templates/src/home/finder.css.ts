import { style, styleVariants } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const base = style({
  position: 'relative',
  zIndex: layer.raised,
  padding: `clamp(${space[20]}, 3vw, ${space[32]})`,
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
});

/** The search panel of a home page: separate, or over the lower edge of the part above it. */
export const finder = styleVariants({
  plain: [base],
  overlapping: [
    base,
    {
      marginBlockStart: `calc(${space[32]} * -1)`,
      '@media': { [from('lg')]: { marginBlockStart: `calc(${space[64]} * -1)` } },
    },
  ],
});
