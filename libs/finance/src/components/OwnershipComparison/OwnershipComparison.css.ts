import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, radius, space } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  alignItems: 'start',
  gap: space[24],
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  maxInlineSize: '46rem',
  padding: space.card,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
});
