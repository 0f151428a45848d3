import { style } from '@vanilla-extract/css';
import { belowHeader, from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Themes frame cards by a shadow or, flat ones, not at all: a form always has a border. */
export const formFrame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  padding: space.card,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  scrollMarginBlockStart: belowHeader,
});

/** The frame of a page's main form, with more padding where there is room. */
export const formPanel = style([formFrame, { '@media': { [from('md')]: { padding: `calc(${space.card} * 1.5)` } } }]);

/** Grid of a form and the content beside it: the same on every page, so that questions share lines in the same way. */
export const formColumns = {
  gridTemplateColumns: 'minmax(0, 43rem) minmax(20rem, 1fr)',
  gap: `clamp(${space[40]}, 6vw, ${space[96]})`,
};
