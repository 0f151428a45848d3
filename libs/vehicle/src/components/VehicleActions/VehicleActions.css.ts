import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const actions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

/** Beside each other where their labels fit, so without icons. */
export const second = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space[8],
});

/** Two columns as wide as their labels. */
export const rest = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, auto))',
  justifyItems: 'start',
  marginInline: `calc(${space[14]} * -1)`,
});
