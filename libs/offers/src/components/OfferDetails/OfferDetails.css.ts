import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] });
export const root = styleVariants({
  stacked: [rows],
  beside: [
    rows,
    {
      '@media': {
        [from('lg')]: {
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
          alignItems: 'center',
          columnGap: `clamp(${space[32]}, 4vw, ${space[56]})`,
        },
      },
    },
  ],
});
export const details = style([rows, { alignContent: 'start' }]);
export const words = style({ maxInlineSize: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
export const end = style({ fontWeight: vars.font.boldWeight });
export const part = style({ display: 'grid', gap: space[12] });
export const inclusions = style({ display: 'grid', gap: space[8], listStyle: 'none', padding: 0 });
export const inclusion = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[12] });
export const mark = style({ color: vars.color.success });
