import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[40],
  alignItems: 'start',
  paddingBlock: `${space[24]} ${space.section}`,
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: `clamp(${space[40]}, 6vw, ${space[96]})`,
    },
  },
});

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[24]}`,
});

/** Equal columns where there is room for all. */
/** Full width on phones, as wide as their labels elsewhere. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: space[12],
  '@media': { [from('lg')]: { display: 'flex', flexWrap: 'wrap' } },
});

export const hours = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const sights = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const reviewHead = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'center',
  marginBlockEnd: space[24],
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)' } },
});
