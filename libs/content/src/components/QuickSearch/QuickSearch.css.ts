import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Beside the text of a dropdown, for its arrow. */
const markRoom = '44px';

/**
 * How many fields and buttons stand in a row. Said rather than counted by the browser: it paints a page that is still on its
 * way, and the columns would become narrower with each field that comes.
 */
const columns = createVar();
export const columnsName = columns.slice('var('.length, -1);

const base = style({ display: 'grid', gap: space[16], alignItems: 'end' });

export const root = styleVariants({
  row: [
    base,
    {
      '@media': {
        [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [from('lg')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
      },
    },
  ],
  stack: [base, { '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }],
});

export const field = style({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const wide = style([
  field,
  {
    '@media': { [from('sm')]: { gridColumn: '1 / -1' } },
    selectors: { [`${root.row} > &`]: { '@media': { [from('lg')]: { gridColumn: 'auto' } } } },
  },
]);

export const submit = style({
  selectors: { [`${root.stack} > &`]: { '@media': { [from('sm')]: { gridColumn: '1 / -1' } } } },
});

export const label = style({ fontSize: vars.size.small, fontWeight: vars.font.boldWeight });

export const wrap = style({ position: 'relative', display: 'block' });

const control = style({
  inlineSize: '100%',
  minBlockSize: space.control,
  paddingInline: space[16],
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
  insetInlineEnd: space[14],
  translate: '0 -50%',
  pointerEvents: 'none',
});
