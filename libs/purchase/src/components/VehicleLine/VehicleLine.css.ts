import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Side by side on a phone, because the form below is more important. */
const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(104px, 2fr) 3fr',
  gap: space[16],
  alignItems: 'start',
});
export const root = styleVariants({
  row: [row, { '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 20rem) 1fr', gap: space[24] } } }],
  column: [row, { '@media': { [from('lg')]: { gridTemplateColumns: '1fr' } } }],
});
export const picture = style({ minInlineSize: 0 });
export const words = style({ display: 'grid', gap: space[4], minInlineSize: 0, overflowWrap: 'anywhere' });
export const price = style({
  marginBlockStart: space[4],
  fontSize: vars.size.title,
  fontWeight: vars.font.boldWeight,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.25,
});
