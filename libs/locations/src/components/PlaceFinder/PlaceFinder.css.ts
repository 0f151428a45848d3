import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[12] });
/** As high as its button, whose text aligns with the input and not with its label. */
export const field = style({ flex: '0 1 10rem' });

const besideBox = { marginBlockStart: `calc(${vars.size.small} * 1.5 + ${space[6]})` };
export const submit = style(besideBox);
/** On a line of its own the text of the frameless button stands below the field. Without scripts nothing would happen. */
export const device = style({
  marginInlineStart: `calc(min(${space[20]}, ${space.gutter}) * -1)`,
  '@media': { [from('sm')]: { ...besideBox, marginInlineStart: 0 }, '(scripting: none)': { display: 'none' } },
});

export const status = style({ color: vars.color.textMuted, selectors: { '&:empty': { display: 'none' } } });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingBlock: space[24],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const distance = style({
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
  color: vars.color.accent,
  fontVariantNumeric: 'tabular-nums',
});
