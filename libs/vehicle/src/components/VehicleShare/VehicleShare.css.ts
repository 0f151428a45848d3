import { style } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';

const { color, radius, space } = vars;

export const root = style({ position: 'relative', '@media': { print: { display: 'none' } } });

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  paddingInline: space[14],
  borderRadius: radius.control,
  cursor: 'pointer',
  textAlign: 'start',
  selectors: { '&:hover': { background: color.surfaceSunken } },
});

export const button = style([
  row,
  {
    color: color.accent,
    fontSize: vars.size.small,
    fontWeight: vars.font.boldWeight,
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);

export const menu = style({
  position: 'absolute',
  zIndex: layer.popover,
  insetInlineStart: 0,
  insetBlockStart: `calc(100% + ${space[4]})`,
  inlineSize: 'min(15rem, 70vw)',
  margin: 0,
  padding: space[8],
  listStyle: 'none',
  borderRadius: `min(${radius.card}, 16px)`,
  border: `1px solid ${color.border}`,
  background: color.surface,
  boxShadow: vars.shadow.overlay,
  '@media': { [from('lg')]: { paddingBlock: `calc(${space.grid} / 2)` } },
});

export const choice = style([row, { inlineSize: '100%', color: color.text, textDecoration: 'none' }]);

export const mark = style({ flex: 'none', color: color.textMuted });

/** Holds the line of a control that needs a script, before it has loaded. */
export const scripted = style({
  minBlockSize: '44px',
  '@media': { '(scripting: none)': { display: 'none' } },
});
