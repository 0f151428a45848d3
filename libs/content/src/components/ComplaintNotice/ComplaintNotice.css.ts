import { globalStyle, style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[48]} clamp(${space[40]}, 6vw, ${space[96]})`,
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
export const part = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});

globalStyle(`${part} > p`, { maxInlineSize: '65ch' });
globalStyle(`${part} > p a`, { color: vars.color.accent, overflowWrap: 'anywhere' });
