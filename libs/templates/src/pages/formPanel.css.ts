import { style } from '@vanilla-extract/css';
import { belowHeader, from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Themes draw cards by a shadow or, flat ones, by nothing: a form is always set apart by its border. */
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

/** The frame of a page's main form, with more space inside where there is room. */
export const formPanel = style([formFrame, { '@media': { [from('md')]: { padding: `calc(${space.card} * 1.5)` } } }]);

/** A form and what stands beside it: the same on every page, so that questions pair up in the same way. */
export const formColumns = {
  gridTemplateColumns: 'minmax(0, 43rem) minmax(20rem, 1fr)',
  gap: `clamp(${space[40]}, 6vw, ${space[96]})`,
};
