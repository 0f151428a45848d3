import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gap: space[20] });

export const steps = style({
  display: 'grid',
  gap: `${space[16]} ${space[24]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const step = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  paddingBlockStart: space[12],
  borderBlockStart: `3px solid ${vars.color.success}`,
  counterIncrement: 'step',
});

export const stepTitle = style({
  fontWeight: vars.font.boldWeight,
  '::before': { content: 'counter(step) ". "' },
});

export const act = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[12]} ${space[24]}` });
