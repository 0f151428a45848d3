import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const actions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

/** Two columns where there is room. */
export const rest = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  justifyItems: 'start',
  rowGap: space[4],
  marginInline: `calc(${space[14]} * -1)`,
});
