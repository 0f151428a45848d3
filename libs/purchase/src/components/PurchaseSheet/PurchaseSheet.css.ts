import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';
import { card } from '../card.css.ts';

const { space } = vars;

const wide = from('lg');

export const page = style({
  display: 'grid',
  gap: space[32],
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 24rem',
      gridTemplateAreas: '"head head" "main side"',
      columnGap: space[64],
      alignItems: 'start',
    },
  },
});
export const head = style({ minInlineSize: 0, '@media': { [wide]: { gridArea: 'head' } } });
export const main = style({ minInlineSize: 0, '@media': { [wide]: { gridArea: 'main' } } });
const beside = style([
  card,
  {
    display: 'grid',
    gap: space[24],
    minInlineSize: 0,
    padding: space.card,
    '@media': { [wide]: { gridArea: 'side' } },
  },
]);
/** For phones; where there is room it is beside the form in any case. */
export const side = styleVariants({
  before: [
    beside,
    {
      selectors: {
        // A form with errors comes first, also without JavaScript.
        [`${page}:has([role="alert"]) > &`]: { order: 1 },
      },
    },
  ],
  after: [beside],
});
