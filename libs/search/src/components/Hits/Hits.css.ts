import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const base = style({ display: 'grid', gap: space.grid, listStyle: 'none', margin: 0, padding: 0 });

export const list = styleVariants({
  grid: [base, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' }],
  list: [base, { gridTemplateColumns: 'minmax(0, 1fr)' }],
});
const anItem = style({ minInlineSize: 0 });

/**
 * Cards out of sight are neither styled, laid out nor painted: most of the work of a new answer. Shadows and focus
 * rings reach over a card's edge.
 */
const outOfSight = {
  contentVisibility: 'auto',
  overflowClipMargin: '24px',
} as const;
export const item = styleVariants({
  /** In sight for certain: it need not be found so first, and the page laid out a second time for it. */
  whole: [anItem],
  grid: [
    anItem,
    {
      ...outOfSight,
      // The height of most cards: one that is much taller lies over what follows until it comes near.
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

/** Says that the next vehicles are under way. The former ones keep their full contrast: they are still being read. */
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
    // A search that answers at once shows nothing.
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
