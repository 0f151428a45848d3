import { style, styleVariants } from '@vanilla-extract/css';
import { belowHeader, from, inverseVars, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const formPageHeads = ['plain', 'sunken', 'inverse'] as const;

/** The head of the page stands on the page, or in a band of its own with air under it. */
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

/** A form with nothing beside it is no wider than its lines can be read. */
export const columns = styleVariants({
  one: [rows, { maxInlineSize: '44rem' }],
  two: [
    rows,
    {
      '@media': {
        [from('lg')]: {
          gridTemplateColumns: 'minmax(0, 43rem) minmax(20rem, 1fr)',
          gap: `clamp(${space[40]}, 6vw, ${space[96]})`,
        },
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

/** Themes draw cards by a shadow or, flat ones, by nothing: a form is always set apart by its border. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  padding: space.card,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  scrollMarginBlockStart: belowHeader,
  '@media': { [from('md')]: { padding: `calc(${space.card} * 1.5)` } },
});

export const faq = style({ maxInlineSize: '48rem' });
