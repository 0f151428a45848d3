import { createVar, style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Beside the text of a dropdown, for its arrow. */
const markRoom = '28px';

/**
 * How many fields and buttons stand in a row. Said rather than counted by the browser: it paints a page that is still on its
 * way, and the columns would become narrower with each field that comes.
 */
const columns = createVar();
export const columnsName = columns.slice('var('.length, -1);

/** Two in a row, on phones too; one where the letters are large or the window is very narrow. */
export const root = style({
  display: 'grid',
  gap: `${space[12]} ${space[12]}`,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
  '@media': { [from('lg')]: { gap: space[16], gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } },
});

export const field = style({ display: 'grid', gap: space[4], minInlineSize: 0 });

/** In a row of its own where two fields stand in one. */
const ownRow = { gridColumn: '1 / -1', '@media': { [from('lg')]: { gridColumn: 'auto' } } } as const;

/** From there on the header has a box of its own for words. */
export const wide = style([field, { gridColumn: '1 / -1', '@media': { [from('lg')]: { display: 'none' } } }]);
/** The last of an odd number. */
export const lone = style([field, ownRow]);
export const submit = style(ownRow);

export const label = style({ fontSize: vars.size.small, fontWeight: vars.font.boldWeight });

export const wrap = style({ position: 'relative', display: 'block' });

const control = style({
  inlineSize: '100%',
  minBlockSize: space.control,
  paddingInline: space[10],
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  fontSize: '1rem',
});

export const input = style([control, { selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } } }]);
export const select = style([control, { appearance: 'none', paddingInlineEnd: markRoom, textOverflow: 'ellipsis' }]);

export const mark = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: space[6],
  translate: '0 -50%',
  pointerEvents: 'none',
});
