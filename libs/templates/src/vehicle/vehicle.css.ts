import { style } from '@vanilla-extract/css';
import { belowHeader, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const points = style({
  display: 'grid',
  gap: `${space[16]} ${space[24]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});

export const point = style({ display: 'flex', alignItems: 'start', gap: space[12] });
export const tick = style({ flex: 'none', marginBlockStart: space[2], color: vars.color.success });

export const card = style({
  display: 'grid',
  gap: space[16],
  padding: space.card,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.card,
});

export const folded = style({ minInlineSize: 0 });

export const foldedContent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  scrollMarginBlockStart: belowHeader,
});
