import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' } },
});

export const media = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  minInlineSize: 0,
  alignSelf: 'center',
  padding: space[12],
  '@media': { [from('lg')]: { padding: space.card, paddingInlineEnd: 0 } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space[20],
  padding: space.card,
  '@media': { [from('lg')]: { padding: `calc(${space.card} * 1.75)` } },
});

export const head = style({ display: 'grid', gap: space[8], justifyItems: 'start' });
export const hours = style({ display: 'grid', gap: space[12], justifyItems: 'start', maxInlineSize: '26rem' });
/** Side by side and alike where there is room for both. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: space[12],
});
