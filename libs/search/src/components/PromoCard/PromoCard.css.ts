import { style, styleVariants } from '@vanilla-extract/css';
import { from, inverseVars, layer, vars } from '@forecourt/ui/tokens';

const { color, radius, space } = vars;
const wide = from('md');

const base = style({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: radius.card,
  vars: inverseVars,
  background: color.surfaceInverse,
  color: color.onInverse,
  '@media': { print: { display: 'none' } },
});

/** Without a white panel or a gap around its picture, so that it is not mistaken for a vehicle. */
export const card = styleVariants({
  grid: [base, { display: 'flex', flexDirection: 'column', blockSize: '100%' }],
  list: [
    base,
    { display: 'flex', flexDirection: 'column', '@media': { [wide]: { flexDirection: 'row', alignItems: 'stretch' } } },
  ],
});

export const media = styleVariants({
  grid: { flex: 'none' },
  list: { flex: 'none', '@media': { [wide]: { inlineSize: '308px' } } },
});

const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[8],
  flex: 1,
  minInlineSize: 0,
  padding: space[24],
  overflowWrap: 'anywhere',
});
/** Beside its picture, a card with few words is exactly as high as the picture. */
export const body = styleVariants({
  grid: [words],
  list: [words, { '@media': { [wide]: { paddingBlock: space[16] } } }],
});
export const eyebrow = style({ margin: 0, fontSize: vars.size.small, color: color.textMuted });
export const text = style({ margin: 0 });

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: layer.raised, borderRadius: radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-5px' },
  },
});

/** Looks like a button but is part of the card's single link. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: space.control,
  marginBlockStart: 'auto',
  paddingInline: space[16],
  border: '1px solid currentColor',
  borderRadius: radius.control,
  fontWeight: vars.font.boldWeight,
  selectors: { [`${base}:hover &`]: { textDecoration: 'underline' } },
});
/** Keeps a gap between the text and the button where the card is only as high as its text. */
export const push = style({ flex: 1, minBlockSize: '8px' });
