import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  scrollMarginBlockStart: space[96],
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)', gap: space[24] } },
});
export const picture = style({ overflow: 'hidden', alignSelf: 'start', borderRadius: vars.radius.picture });
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
});

export const name = style({
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
