import { style, styleVariants } from '@vanilla-extract/css';
import { from, inverseVars, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const barHeight = '84px';

/** On wide screens the first row scrolls away and the menu stays. */
const base = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  background: vars.color.surface,
  color: vars.color.text,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [from('lg')]: { insetBlockStart: `calc(-1 * ${barHeight})` }, print: { display: 'none' } },
});

export const root = styleVariants({
  light: [base],
  inverse: [base, { vars: inverseVars, background: vars.color.surfaceInverse, borderBlockEndColor: 'transparent' }],
  edged: [base, { boxShadow: `inset 0 4px 0 ${vars.color.brand}` }],
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '64px',
  '@media': {
    // With the links in a row of their own the bar is as high as what is in it.
    '(scripting: none)': { flexWrap: 'wrap', paddingBlockStart: space[8] },
    // With large letters the links beside the search take a row of their own.
    [from('lg')]: { flexWrap: 'wrap', gap: `0 ${space[32]}`, minBlockSize: barHeight, paddingBlockStart: 0 },
  },
});

export const menu = style({
  marginInlineStart: `calc(${space[12]} * -1)`,
  '@media': { '(scripting: none)': { display: 'contents' }, [from('lg')]: { display: 'none' } },
});

/** Without a menu button the bar may wrap, and a long name does before the icons beside it do. */
export const brand = style({
  minInlineSize: 0,
  '@media': { '(scripting: none)': { flex: '1 1 0' }, [from('lg')]: { flex: 'none' } },
});

export const search = style({
  display: 'none',
  // Narrow enough to leave the links beside it in their row at the usual size of letters.
  flex: '1 1 12rem',
  minInlineSize: 0,
  maxInlineSize: '30rem',
  marginInline: 'auto',
  '@media': { [from('lg')]: { display: 'block' } },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(${space[12]} * -1)`,
  '@media': { [from('lg')]: { flexWrap: 'wrap', gap: space[16], marginInlineStart: 0, marginInlineEnd: 0 } },
});

export const action = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minInlineSize: '44px',
  minBlockSize: '44px',
  color: vars.color.text,
  fontWeight: vars.font.boldWeight,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const words = style({ display: 'none', '@media': { [from('lg')]: { display: 'inline' } } });

/** Read aloud on phones, where there is no room to show it. */
export const spoken = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [from('lg')]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', overflow: 'visible', clipPath: 'none' },
  },
});

export const navigation = style({
  display: 'none',
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [from('lg')]: { display: 'block' } },
});
