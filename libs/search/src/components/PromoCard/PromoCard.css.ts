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

/** No white panel with a gap round its picture: nobody takes it for a vehicle. */
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
/** Beside its picture a card with a few words is just as high as the picture. */
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

/** Looks like a button and belongs to the one link that the card is. */
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
/** Keeps the button from the words above where the card is as low as its words. */
export const push = style({ flex: 1, minBlockSize: '8px' });
