import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '24px',
  // On phones the last name stands on a line of its own, right over the picture.
  paddingBlock: '4px 12px',
  '@media': { [from('md')]: { paddingBlockEnd: '4px' } },
});

export const columns = style({
  display: 'grid',
  gap: '24px',
  paddingBlockEnd: vars.space.section,
  gridTemplateAreas: '"gallery" "side" "sections"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('lg')]: {
      gridTemplateAreas: '"gallery side" "sections side"',
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gridTemplateRows: 'auto 1fr',
      columnGap: '48px',
      rowGap: '40px',
    },
  },
});

export const gallery = style({ gridArea: 'gallery', minInlineSize: 0 });
export const side = style({ gridArea: 'side', minInlineSize: 0 });

/** Stays in sight beside the sections, under the menu. */
export const sticky = style({
  display: 'grid',
  gap: '24px',
  '@media': { [from('lg')]: { position: 'sticky', insetBlockStart: '72px' } },
});

export const sections = style({
  gridArea: 'sections',
  display: 'grid',
  alignContent: 'start',
  gap: '48px',
  minInlineSize: 0,
});

/** Takes room only once there is something to show: most visitors come to their first vehicle. */
export const viewed = style({ selectors: { '&:has(h2)': { paddingBlock: vars.space.section } } });
