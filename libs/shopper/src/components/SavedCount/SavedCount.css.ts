import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

/** On the corner of the icon, and behind the words where there are some. */
export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: vars.space[4],
  background: vars.color.accent,
  color: vars.color.onAccent,
  borderRadius: vars.radius.pill,
  fontSize: '0.75rem',
  lineHeight: 1,
  '@media': { [from('lg')]: { position: 'static' } },
});
