import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const base = style({
  position: 'relative',
  zIndex: 1,
  padding: 'clamp(20px, 3vw, 32px)',
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
});

/** The search panel of a home page: on its own, or over the lower edge of what stands above it. */
export const finder = styleVariants({
  plain: [base],
  overlapping: [base, { marginBlockStart: '-32px', '@media': { [from('lg')]: { marginBlockStart: '-64px' } } }],
});
