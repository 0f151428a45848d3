import { globalStyle, style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '48px clamp(40px, 6vw, 96px)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
export const part = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
});

globalStyle(`${part} > p`, { maxInlineSize: '65ch' });
globalStyle(`${part} > p a`, { color: vars.color.accent, overflowWrap: 'anywhere' });
