import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, layer, menuLine, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ position: 'relative' });
export const list = style({
  display: 'flex',
  alignItems: 'stretch',
  flexWrap: 'wrap',
  '@media': { [from('xl')]: { gap: space[4] } },
});
const entryItem = style({});
export const item = styleVariants({ own: [entryItem, { position: 'relative' }], wide: [entryItem] });

/** Closer on narrow desks, where nine of them have one row. */
export const top = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '48px',
  paddingInline: space[6],
  color: vars.color.text,
  fontWeight: vars.font.boldWeight,
  fontSize: '0.875rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  boxShadow: 'inset 0 0 0 transparent',
  transition: `box-shadow ${vars.motion.fast}`,
  selectors: {
    '&:hover, &[data-state="open"]': { boxShadow: `inset 0 -3px 0 ${vars.color.brand}` },
    [`${entryItem}:first-child > &`]: { marginInlineStart: `calc(${space[6]} * -1)` },
  },
  '@media': {
    [from('xl')]: {
      paddingInline: space[14],
      fontSize: '0.9375rem',
      selectors: { [`${entryItem}:first-child > &`]: { marginInlineStart: `calc(${space[14]} * -1)` } },
    },
  },
});

/** Without JavaScript a link stands in for the button; its panel opens for the pointer and for the focus. */
export const scripted = style([top, { '@media': { '(scripting: none)': { display: 'none' } } }]);
export const plain = style([top, { display: 'none', '@media': { '(scripting: none)': { display: 'inline-flex' } } }]);

export const mark = style({
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.fast}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
});

/** Eight pixels under its trigger; the strip between belongs to the panel so that the pointer never leaves it. */
const everyPanel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[8]})`,
  insetInlineStart: 0,
  zIndex: layer.menu,
  maxBlockSize: 'calc(100dvh - 11rem)',
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  transition: `opacity ${vars.motion.fast}, visibility ${vars.motion.fast}, translate ${vars.motion.fast}`,
  '::before': { content: '', position: 'absolute', insetInline: 0, insetBlockEnd: '100%', blockSize: '10px' },
  selectors: {
    '&[data-state="closed"]': { visibility: 'hidden', opacity: 0, translate: '0 -4px' },
  },
});
export const panel = styleVariants({
  own: [
    everyPanel,
    {
      inlineSize: 'max-content',
      minInlineSize: '15rem',
      maxInlineSize: 'min(60rem, 90vw)',
      selectors: {
        // A closed one beside the edge of the window must not make the page wider.
        '&[data-state="closed"]': { minInlineSize: 0, maxInlineSize: '100%', overflow: 'clip' },
        [`${entryItem}:nth-last-child(-n + 2):not(:first-child) > &`]: { insetInlineStart: 'auto', insetInlineEnd: 0 },
      },
    },
  ],
  wide: [everyPanel, { insetInlineEnd: 0, overflow: 'clip', overflowClipMargin: '10px' }],
});

globalStyle(`${entryItem}:hover > ${everyPanel}, ${entryItem}:focus-within > ${everyPanel}`, {
  '@media': {
    '(scripting: none)': {
      visibility: 'visible',
      opacity: 1,
      translate: 'none',
      pointerEvents: 'auto',
      minInlineSize: '15rem',
      maxInlineSize: 'min(60rem, 90vw)',
      overflow: 'visible',
    },
  },
});

export const panelInner = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[24],
  maxBlockSize: 'inherit',
  overflowY: 'auto',
  padding: space[12],
});

/** Long lists have two columns. */
export const links = styleVariants({
  one: {},
  two: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(11rem, 1fr))' },
});

export const group = style({ minInlineSize: '11rem' });

export const groupName = style({ padding: `${space[8]} ${space[12]} ${space[4]}` });

globalStyle(`${groupName} > a`, {
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
});
globalStyle(`${groupName} > a:hover`, { textDecoration: 'underline' });

export const entry = style(menuLine);
