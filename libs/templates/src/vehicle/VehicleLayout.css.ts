import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[24],
  // On phones the last entry of the breadcrumb trail has a line of its own, right above the picture.
  paddingBlock: `${space[4]} ${space[12]}`,
  '@media': { [from('md')]: { paddingBlockEnd: space[4] } },
});

export const columns = style({
  display: 'grid',
  gap: space[24],
  paddingBlockEnd: space.section,
  gridTemplateAreas: '"gallery" "side" "sections"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('lg')]: {
      gridTemplateAreas: '"gallery side" "sections side"',
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[48],
      rowGap: space[40],
    },
  },
});

export const gallery = style({ gridArea: 'gallery', minInlineSize: 0 });
export const side = style({ gridArea: 'side', minInlineSize: 0 });

/** Sticky beside the sections, under the menu. */
export const sticky = style({
  display: 'grid',
  gap: space[24],
  '@media': { [from('lg')]: { position: 'sticky', insetBlockStart: `calc(${space[64]} + ${space[8]})` } },
});

export const below = style({ gridArea: 'sections', minInlineSize: 0 });
export const sections = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[48],
  minInlineSize: 0,
});

/** Takes space only once it has content: for most visitors it is their first vehicle. */
export const viewed = style({ selectors: { '&:has(h2)': { paddingBlock: space.section } } });
