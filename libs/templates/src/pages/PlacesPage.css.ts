import { style } from '@vanilla-extract/css';
import { belowHeader, from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[40],
  alignItems: 'start',
  paddingBlockEnd: space.section,
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)',
      columnGap: `clamp(${space[40]}, 6vw, ${space[96]})`,
    },
  },
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });

/** Beside the list, sticky. */
export const map = style({
  minInlineSize: 0,
  '@media': { [from('lg')]: { position: 'sticky', insetBlockStart: belowHeader } },
});
