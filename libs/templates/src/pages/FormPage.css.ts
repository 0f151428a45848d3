import { style, styleVariants } from '@vanilla-extract/css';
import { from, inverseVars, vars } from '@forecourt/ui/tokens';
import { formColumns } from './formPanel.css.ts';

const { space } = vars;

export const formPageHeads = ['plain', 'sunken', 'inverse'] as const;

/** The head of the page is directly on the page, or in a band of its own with space under it. */
export const head = styleVariants({
  plain: {},
  sunken: { background: vars.color.surfaceSunken, marginBlockEnd: `clamp(${space[24]}, 4vw, ${space[48]})` },
  inverse: {
    vars: inverseVars,
    background: vars.color.surfaceInverse,
    color: vars.color.onInverse,
    marginBlockEnd: `clamp(${space[24]}, 4vw, ${space[48]})`,
  },
});

/** A drawing beside the title, only where there is room to spare. */
export const picture = style({
  display: 'none',
  color: vars.color.textMuted,
  '@media': { [from('md')]: { display: 'block' } },
});

const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  alignItems: 'start',
  paddingBlockEnd: space.section,
});

/** A form with nothing beside it is limited to a readable width. */
export const columns = styleVariants({
  one: [rows, { maxInlineSize: '44rem' }],
  two: [
    rows,
    {
      '@media': {
        [from('lg')]: formColumns,
      },
    },
  ],
});

export const wide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBlockEnd: space.section,
});

export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });

export { formPanel as panel } from './formPanel.css.ts';

export const faq = style({ maxInlineSize: '48rem' });
