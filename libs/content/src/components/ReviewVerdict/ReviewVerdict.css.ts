import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  padding: space.card,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.card,
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const side = style({ display: 'grid', alignContent: 'start', gap: space[8] });
export const points = style({ display: 'grid', gap: space[8], listStyle: 'none', padding: 0 });
export const point = style({ display: 'grid', gridTemplateColumns: '1.25rem minmax(0, 1fr)', gap: space[8] });
export const good = style({ color: vars.color.success });
export const lacking = style({ color: vars.color.danger });
export const end = style({ display: 'grid', gap: space[8], '@media': { [from('md')]: { gridColumn: '1 / -1' } } });
export const verdict = style({ fontSize: vars.size.large, fontWeight: vars.font.boldWeight, maxInlineSize: '60ch' });
export const price = style({ fontVariantNumeric: 'tabular-nums' });
