import { globalStyle, style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';
import { folded } from './vehicle.css.ts';

const { space } = vars;

/** One line on a phone too: price, main action and a line of finance belong in the first screen. */
export const trail = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[16],
  '@media': { [from('md')]: { columnGap: space[24], paddingBlock: space[4] } },
});

export const columns = style({
  display: 'grid',
  gap: space[16],
  paddingBlockEnd: space[24],
  gridTemplateAreas: '"gallery" "side" "sections"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('lg')]: {
      gridTemplateAreas: '"gallery side" "sections side"',
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[48],
      rowGap: space[40],
      paddingBlockEnd: space.section,
    },
  },
});

export const gallery = style({ gridArea: 'gallery', minInlineSize: 0 });
export const side = style({ gridArea: 'side', minInlineSize: 0 });

/** Sticky beside the sections, under the menu. */
export const sticky = style({
  display: 'grid',
  gap: space[16],
  '@media': {
    [from('lg')]: { gap: space[24], position: 'sticky', insetBlockStart: `calc(${space[64]} + ${space[8]})` },
  },
});

export const below = style({ gridArea: 'sections', minInlineSize: 0 });
export const sections = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  minInlineSize: 0,
  '@media': { [from('lg')]: { gap: space[48] } },
});

// Folded sections that follow each other are one list. That of the ownership cost is the host's own.
const isFolded = `:is(${folded}, details)`;
globalStyle(`${sections} > ${isFolded} + ${isFolded}`, {
  marginBlockStart: `calc(${space[16]} * -1)`,
  '@media': { [from('lg')]: { marginBlockStart: `calc(${space[48]} * -1)` } },
});

/** Takes space only once it has content: for most visitors it is their first vehicle. */
export const viewed = style({ selectors: { '&:has(h2)': { paddingBlock: space.section } } });
