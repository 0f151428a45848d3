import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';
import { finderBelow } from '../home/finder.css.ts';

const { space } = vars;

/** From the container's edge to the window's edge. */
const outside = `max(${space.gutter}, calc((100vw - ${space.container}) / 2))`;

export const hero = style({
  background: vars.color.surfaceSunken,
  overflowX: 'clip',
  '@media': { [from('lg')]: { marginBlockEnd: finderBelow } },
});

const base = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const columns = styleVariants({
  plain: [base],
  pictured: [
    base,
    {
      '@media': {
        [from('lg')]: {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          gridTemplateAreas: '"words picture" "search search"',
        },
      },
    },
  ],
});

export const words = style({
  display: 'grid',
  alignContent: 'center',
  paddingBlock: `clamp(${space[24]}, 6vw, ${space[48]}) ${space[20]}`,
  '@media': {
    [from('lg')]: {
      paddingBlock: `${space[64]} calc(${space[96]} + ${space[16]})`,
      selectors: { [`${columns.pictured} > &`]: { paddingInlineEnd: space[48] } },
    },
  },
});

export const search = style({
  paddingBlockEnd: space[20],
  '@media': {
    [from('lg')]: {
      paddingBlockEnd: 0,
      selectors: { [`${columns.pictured} > &`]: { gridArea: 'search' } },
    },
  },
});

/** Extends to the window's edges. */
export const picture = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  overflow: 'clip',
  maxBlockSize: '640px',
  marginInline: `calc(-1 * ${space.gutter})`,
  '@media': {
    [from('lg')]: { gridArea: 'picture', marginInlineStart: 0, marginInlineEnd: `calc(-1 * ${outside})` },
  },
});

/** Beginning with the line on phones: other companies' buttons float at its end. */
export const caption = style({
  position: 'absolute',
  insetBlockStart: space[16],
  insetInlineStart: space.gutter,
  maxInlineSize: `calc(100% - 2 * ${space.gutter})`,
  '@media': { [from('lg')]: { insetBlockStart: space[24], insetInlineStart: 'auto', insetInlineEnd: outside } },
});
