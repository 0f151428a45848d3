import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  marginBlockEnd: space[8],
  padding: 0,
  listStyle: 'none',
});
export const item = style({ minInlineSize: 0 });
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto 20px',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '48px',
  paddingBlock: space[6],
  paddingInline: space[12],
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  // The tile holds a picture only, so it leaves no room for the descenders of a line of text.
  lineHeight: 0,
  color: color.text,
});
export const name = style({ gridColumn: 2, fontWeight: vars.font.boldWeight, overflowWrap: 'anywhere' });
export const models = style({ paddingInlineStart: space[12], paddingBlock: space[4] });
export const modelList = style({ listStyle: 'none', margin: 0, padding: 0 });
/** Models of a chosen make, for visitors without JavaScript, who cannot press "Select models". */
export const withoutScript = style({ display: 'none', '@media': { '(scripting: none)': { display: 'block' } } });
/** Hides controls that do nothing without JavaScript. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });
