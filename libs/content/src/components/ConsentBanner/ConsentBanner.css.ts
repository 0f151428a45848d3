import { globalStyle, style } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Height of the banner as it opens: at most an eighth of a phone's screen. */
const bannerHeight = '96px';

/** Sticks to the foot of the window and lies in the page at its end, so that it never hides the footer. */
export const banner = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.consent,
  paddingBlock: `${space[8]} calc(${space[8]} + env(safe-area-inset-bottom, 0px))`,
  paddingInline: space.gutter,
  background: vars.color.surface,
  color: vars.color.text,
  borderBlockStart: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.overlay,
  '@media': { print: { display: 'none' } },
});

/** Elements focused by keyboard scroll above the banner, not behind it. */
globalStyle(`html:has(${banner})`, { scrollPaddingBlockEnd: bannerHeight });

/** Large letters give the answers a row of their own. */
export const inside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  maxInlineSize: space.container,
  marginInline: 'auto',
});

/** What an answer means, below the question: whoever wants to read it opens it. */
export const details = style({ flex: '1 1 6.5rem', minInlineSize: 0 });

export const title = style({
  minBlockSize: '44px',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[8],
  cursor: 'pointer',
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
  lineHeight: 1.3,
  '::before': {
    content: '',
    inlineSize: '7px',
    blockSize: '7px',
    marginInline: space[2],
    borderInlineEnd: '2px solid currentColor',
    borderBlockEnd: '2px solid currentColor',
    rotate: '-45deg',
  },
  selectors: {
    [`${details}[open] > &::before`]: { rotate: '45deg' },
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const words = style({ maxInlineSize: '72ch', paddingBlockEnd: space[8], fontSize: vars.size.small });

/** Two of one width: neither answer is the one that is meant. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(160px, 1fr))' } },
});
