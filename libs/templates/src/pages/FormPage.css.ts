import { style, styleVariants } from '@vanilla-extract/css';
import { from, inverseVars, vars } from '@forecourt/ui/tokens';

export const formPageHeads = ['plain', 'sunken', 'inverse'] as const;

/** The head of the page stands on the page, or in a band of its own with air under it. */
export const head = styleVariants({
  plain: {},
  sunken: { background: vars.color.surfaceSunken, marginBlockEnd: 'clamp(24px, 4vw, 48px)' },
  inverse: {
    vars: inverseVars,
    background: vars.color.surfaceInverse,
    color: vars.color.onInverse,
    marginBlockEnd: 'clamp(24px, 4vw, 48px)',
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
  gap: '48px',
  alignItems: 'start',
  paddingBlockEnd: vars.space.section,
});

/** A form with nothing beside it is no wider than its lines can be read. */
export const columns = styleVariants({
  one: [rows, { maxInlineSize: '44rem' }],
  two: [
    rows,
    {
      '@media': {
        [from('lg')]: { gridTemplateColumns: 'minmax(0, 43rem) minmax(20rem, 1fr)', gap: 'clamp(40px, 6vw, 96px)' },
      },
    },
  ],
});

export const wide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  paddingBlockEnd: vars.space.section,
});

export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' });

/** Themes draw cards by a shadow or, flat ones, by nothing: a form is always set apart by its border. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  padding: vars.space.card,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  scrollMarginBlockStart: '96px',
  '@media': { [from('md')]: { padding: `calc(${vars.space.card} * 1.5)` } },
});

export const faq = style({ maxInlineSize: '48rem' });
