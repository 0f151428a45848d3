import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

export const root = style({ display: 'grid', gap: '20px' });

export const steps = style({
  display: 'grid',
  gap: '16px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const step = style({
  display: 'grid',
  gap: '4px',
  alignContent: 'start',
  paddingBlockStart: '12px',
  borderBlockStart: `3px solid ${vars.color.success}`,
  counterIncrement: 'step',
});

export const stepTitle = style({
  fontWeight: vars.font.boldWeight,
  '::before': { content: 'counter(step) ". "' },
});

export const act = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' });
