import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] });
export const words = style({ maxInlineSize: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
});
export const end = style({ fontWeight: vars.font.boldWeight });
export const part = style({ display: 'grid', gap: space[12] });
export const inclusions = style({ display: 'grid', gap: space[8], listStyle: 'none', padding: 0 });
export const inclusion = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[12] });
export const mark = style({ color: vars.color.success });
