import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** On phones one row, to swipe: the next card's edge is in sight. */
const base = style({
  display: 'grid',
  gap: space.grid,
  '@media': {
    'screen and (max-width: 767px)': {
      // Holds what its cards hide from sight, which would widen the page.
      position: 'relative',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(86%, 22rem)',
      marginInline: `calc(-1 * ${space.gutter})`,
      paddingInline: space.gutter,
      paddingBlockEnd: space[8],
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: space.gutter,
    },
  },
});
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const card = style({ display: 'grid', minInlineSize: 0, scrollSnapAlign: 'start' });

export const hint = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[6],
  marginBlockEnd: space[8],
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  '@media': { [from('md')]: { display: 'none' }, print: { display: 'none' } },
});

export const root = styleVariants({
  two: [base, { '@media': { [from('md')]: { gridTemplateColumns: columns(2) } } }],
  three: [
    base,
    {
      '@media': {
        [from('md')]: { gridTemplateColumns: columns(2) },
        [from('xl')]: { gridTemplateColumns: columns(3) },
      },
    },
  ],
});
