import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
  blockSize: '100%',
  minBlockSize: '80px',
  padding: `${space[12]} ${space[8]} ${space[8]}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '32px',
  // The tile holds a picture only, so it leaves no room for the descenders of a line of text.
  lineHeight: 0,
  color: color.text,
});
export const name = style({ fontSize: vars.size.small, fontWeight: vars.font.boldWeight, lineHeight: 1.3 });
export const count = style({ fontSize: vars.size.small, lineHeight: 1.3 });
export const tick = style({ position: 'absolute', insetBlockStart: space[6], insetInlineEnd: space[6] });
