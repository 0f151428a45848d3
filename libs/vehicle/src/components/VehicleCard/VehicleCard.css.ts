import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { color, radius, motion } = vars;
const wide = from('md');

const base = style({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  padding: '8px',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: vars.shadow.card,
  transition: `box-shadow ${motion.fast}`,
  selectors: { '&:hover': { boxShadow: vars.shadow.raised } },
  '@media': { print: { boxShadow: 'none', border: `1px solid ${color.border}`, breakInside: 'avoid' } },
});

export const card = styleVariants({
  grid: [base, { display: 'flex', flexDirection: 'column', blockSize: '100%' }],
  /** On a phone a small picture and the words beside it; where there is room, the price in a column of its own. */
  list: [
    base,
    {
      display: 'grid',
      gridTemplateColumns: '7.25rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto auto',
      gridTemplateAreas: '"media title" "media price" "facts facts" "toggles toggles"',
      columnGap: '12px',
      rowGap: '8px',
      alignItems: 'start',
      '@media': {
        [wide]: {
          gridTemplateColumns: 'minmax(200px, 280px) minmax(0, 1fr) 16rem',
          gridTemplateRows: 'auto 1fr',
          gridTemplateAreas: '"media title price" "media facts price"',
          columnGap: '24px',
          rowGap: '12px',
        },
      },
    },
  ],
});

/** Above the stretched link: a finger swipes the pictures, and a press on them leads where the link leads. */
const picture = style({ position: 'relative', zIndex: 2, flex: 'none' });
export const media = styleVariants({ grid: [picture], list: [picture, { gridArea: 'media' }] });

/** Still to be recognised, no longer to be wanted. */
export const sold = style({ filter: 'grayscale(0.85)' });

const overlay = style({ position: 'absolute', pointerEvents: 'none' });

/** On a picture; in a row above the title, where it hides nothing of the small picture. */
export const tag = styleVariants({
  grid: [
    overlay,
    { insetBlockStart: '10px', insetInlineStart: '10px', maxInlineSize: 'calc(100% - 20px)', display: 'flex' },
  ],
  list: { display: 'flex', marginBlockEnd: '8px' },
});

export const place = style([
  overlay,
  {
    insetBlockEnd: '18px',
    insetInlineStart: '10px',
    maxInlineSize: 'calc(100% - 76px)',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    paddingBlock: '3px',
    paddingInline: '8px 10px',
    borderRadius: radius.pill,
    background: color.surface,
    color: color.text,
    fontSize: vars.size.small,
  },
]);

export const placeName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Under the words, above the stretched link: nothing lies on the picture, and each control has room for its name. */
const above = style({ position: 'relative', zIndex: 3 });
export const toggles = styleVariants({
  grid: [above, { paddingInline: '8px' }],
  list: [
    above,
    {
      gridArea: 'toggles',
      '@media': { [wide]: { gridArea: 'price', alignSelf: 'end', paddingBlockEnd: '8px', paddingInlineStart: '24px' } },
    },
  ],
});

export const body = styleVariants({
  grid: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    flex: 1,
    minInlineSize: 0,
    paddingBlock: '16px 8px',
    paddingInline: '8px',
    overflowWrap: 'anywhere',
  },
  list: { display: 'contents' },
});

const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = styleVariants({
  grid: [words],
  list: [words, { gridArea: 'title', '@media': { [wide]: { paddingBlockStart: '8px' } } }],
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1, borderRadius: radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const detail = style({ margin: 0, color: color.textMuted, fontSize: vars.size.small });

export const price = styleVariants({
  grid: [words, { display: 'grid', gap: '4px', justifyItems: 'start' }],
  list: [
    words,
    {
      gridArea: 'price',
      display: 'grid',
      gap: '4px',
      justifyItems: 'start',
      '@media': {
        [wide]: {
          alignSelf: 'stretch',
          alignContent: 'start',
          padding: '8px 8px 64px 24px',
          borderInlineStart: `1px solid ${color.border}`,
        },
      },
    },
  ],
});

export const facts = styleVariants({
  grid: { marginBlockStart: 'auto', paddingBlockStart: '12px', borderBlockStart: `1px solid ${color.border}` },
  list: {
    gridArea: 'facts',
    minInlineSize: 0,
    display: 'grid',
    gap: '4px',
    '@media': { [wide]: { gap: '12px', paddingBlock: '4px 8px' } },
  },
});

export const placeLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  margin: 0,
  color: color.textMuted,
  fontSize: vars.size.small,
});

/** Above the stretched link: it leads to the enquiry, the rest of the card still to the vehicle. */
export const similar = style({
  position: 'relative',
  zIndex: 2,
  paddingBlock: '10px',
  color: color.accent,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const arrow = style({ display: 'inline-block', verticalAlign: '-0.2em', marginInlineStart: '6px' });
