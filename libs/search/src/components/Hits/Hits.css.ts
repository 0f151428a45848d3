import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const base = style({
  display: 'grid',
  gap: space.grid,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
/** The former vehicles stay while the next are awaited. Their pictures dim when that takes longer than a blink. */
globalStyle(`${base}[aria-busy="true"] img`, { opacity: 0.5, transition: `opacity ${vars.motion.fast} 250ms` });

export const list = styleVariants({
  grid: [base, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' }],
  list: [base, { gridTemplateColumns: 'minmax(0, 1fr)' }],
});
const anItem = style({ minInlineSize: 0 });

/**
 * The browser skips style, layout and paint of cards outside the viewport: most of the work of a new answer. The
 * padding leaves room for shadows and focus rings, which extend over a card's edge. Whoever comes back finds every card
 * at its true height, so that the place on the page is the same. Cards that came with the page are laid out while the
 * browser is idle (`data-later`): who jumps to the end of the list finds it where it stays.
 */
const outOfSight = {
  selectors: {
    ':root:not([data-whole]) &:not([data-not-live]:not([data-later]))': { contentVisibility: 'auto' },
  },
  overflowClipMargin: '24px',
} as const;
export const item = styleVariants({
  /** Always inside the viewport, so the browser need not discover that in a second layout pass. */
  whole: [anItem],
  grid: [
    anItem,
    {
      ...outOfSight,
      // Height of most cards; a much taller card overlaps what follows until it comes near the viewport.
      containIntrinsicSize: 'auto 37rem',
    },
  ],
  list: [
    anItem,
    {
      ...outOfSight,
      containIntrinsicSize: 'auto 17rem',
      '@media': { [from('md')]: { containIntrinsicSize: 'auto 14rem' } },
    },
  ],
});
export const root = style({ position: 'relative', minInlineSize: 0 });
export const failure = style({ marginBlockEnd: space[24] });

const along = keyframes({ from: { translate: '-100% 0' }, to: { translate: '350% 0' } });

/** Shows that the next vehicles are loading. */
export const progress = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.top,
  blockSize: '4px',
  marginBlockEnd: `calc(${space[4]} * -1)`,
  overflow: 'hidden',
  borderRadius: '2px',
  background: vars.color.border,
  opacity: 0,
  pointerEvents: 'none',
  selectors: {
    // Appears only after a delay, so that a quick search shows nothing.
    '&[data-busy]': { opacity: 1, transition: `opacity ${vars.motion.fast} 150ms` },
    '&[data-busy]::before': {
      content: '',
      display: 'block',
      inlineSize: '30%',
      blockSize: '100%',
      background: vars.color.accent,
      animation: `${along} 1.2s ease-in-out infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-busy]::before': { inlineSize: '100%', animation: 'none' } },
    },
  },
});

const waitingCard = style({
  gap: space[16],
  padding: `${space[8]} ${space[8]} ${space[24]}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});
export const waiting = styleVariants({
  grid: [waitingCard, { display: 'flex', flexDirection: 'column' }],
  list: [waitingCard, { display: 'grid', gridTemplateColumns: 'minmax(7.25rem, 30%) minmax(0, 1fr)' }],
});
export const waitingWords = style({ display: 'flex', flexDirection: 'column', gap: space[16], minInlineSize: 0 });
