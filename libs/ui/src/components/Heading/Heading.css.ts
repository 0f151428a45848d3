import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

/** Themes with capitals use them for large sizes only, so that names of vehicles keep their spelling. */
const textTransform = vars.font.headingTransform as 'none';

export const heading = recipe({
  base: {
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    letterSpacing: vars.font.headingTracking,
    textWrap: 'balance',
    // In grids and rows too a long word breaks rather than widen the page.
    overflowWrap: 'anywhere',
    color: 'inherit',
  },
  variants: {
    size: {
      display: { textTransform, fontSize: vars.size.display, lineHeight: 1.08 },
      // Between the two: a page's title is larger than those of its parts, and smaller than a hero's.
      page: { textTransform, fontSize: `calc((${vars.size.heading} + ${vars.size.display}) / 2)`, lineHeight: 1.12 },
      heading: { textTransform, fontSize: vars.size.heading, lineHeight: 1.15 },
      title: { fontSize: vars.size.title, lineHeight: 1.25 },
      large: { fontSize: vars.size.large, lineHeight: 1.35, letterSpacing: 'normal' },
    },
  },
});
