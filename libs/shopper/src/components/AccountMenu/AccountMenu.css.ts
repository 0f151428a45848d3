import { style } from '@vanilla-extract/css';
import { from, layer, menuLine, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ position: 'relative' });

/** Matches its neighbours in the header. */
export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minInlineSize: '44px',
  minBlockSize: '44px',
  padding: 0,
  background: 'none',
  border: 0,
  color: vars.color.text,
  font: 'inherit',
  fontWeight: vars.font.boldWeight,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** Visually hidden on phones, where only the icon has room. */
export const words = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [from('lg')]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', overflow: 'visible', clipPath: 'none' },
  },
});
export const asked = style([words, { '@media': { '(scripting: none)': { display: 'none' } } }]);
export const unknown = style([words, { '@media': { '(scripting: enabled)': { display: 'none' } } }]);

export const mark = style({
  display: 'none',
  color: vars.color.textMuted,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  '@media': { [from('lg')]: { display: 'inline-flex' } },
});

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[8]})`,
  insetInlineEnd: 0,
  zIndex: layer.menu,
  minInlineSize: '14rem',
  padding: space[8],
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const entry = style(menuLine);

/** Separated by a line, because signing out is unlike the links above it. */
export const out = style([
  entry,
  {
    inlineSize: '100%',
    marginBlockStart: space[8],
    background: 'none',
    border: 0,
    borderBlockStart: `1px solid ${vars.color.border}`,
    borderRadius: 0,
    font: 'inherit',
    cursor: 'pointer',
  },
]);
