import { style, styleVariants } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';

const { color, radius, motion, space } = vars;
const wide = from('md');

const base = style({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  padding: space[8],
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: vars.shadow.card,
  '@media': {
    // A finger does not hover: it would have the card drawn anew while its vehicle opens.
    '(hover: hover)': {
      transition: `box-shadow ${motion.fast}`,
      selectors: { '&:hover': { boxShadow: vars.shadow.raised } },
    },
    print: { boxShadow: 'none', border: `1px solid ${color.border}`, breakInside: 'avoid' },
  },
});

export const card = styleVariants({
  grid: [base, { display: 'flex', flexDirection: 'column', blockSize: '100%' }],
  /** On a phone a small picture with the text beside it; where there is room, the price has a column of its own. */
  list: [
    base,
    {
      display: 'grid',
      gridTemplateColumns: '7.25rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto auto',
      gridTemplateAreas: '"media title" "media price" "facts facts" "toggles toggles"',
      columnGap: space[12],
      rowGap: space[8],
      alignItems: 'start',
      '@media': {
        [wide]: {
          gridTemplateColumns: 'minmax(200px, 280px) minmax(0, 1fr) 16rem',
          gridTemplateRows: 'auto 1fr',
          gridTemplateAreas: '"media title price" "media facts price"',
          columnGap: space[24],
          rowGap: space[12],
        },
      },
    },
  ],
});

/** Above the stretched link: a finger swipes the pictures, and a press on them follows the card's link. */
const picture = style({ position: 'relative', zIndex: layer.higher, flex: 'none' });
export const media = styleVariants({ grid: [picture], list: [picture, { gridArea: 'media' }] });

/** Sold: recognisable, but greyed out. */
export const sold = style({ filter: 'grayscale(0.85)' });

const overlay = style({ position: 'absolute', pointerEvents: 'none' });

/** On the picture; in a row layout above the title, because the small picture has no room for it. */
export const tag = styleVariants({
  grid: [
    overlay,
    {
      insetBlockStart: space[10],
      insetInlineStart: space[10],
      maxInlineSize: `calc(100% - 2 * ${space[10]})`,
      display: 'flex',
    },
  ],
  list: { display: 'flex', marginBlockEnd: space[8] },
});

export const place = style([
  overlay,
  {
    insetBlockEnd: `calc(${space[8]} + ${space[10]})`,
    insetInlineStart: space[10],
    maxInlineSize: 'calc(100% - 76px)',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    paddingBlock: space[3],
    paddingInline: `${space[8]} ${space[10]}`,
    borderRadius: space[16],
    background: color.surface,
    color: color.text,
    fontSize: vars.size.small,
  },
]);

/** Two lines: places of one dealer begin alike and differ at the end. */
export const placeName = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

/** Below the text and above the stretched link: nothing covers the picture, and each control has room for its name. */
const above = style({ position: 'relative', zIndex: layer.top });
export const toggles = styleVariants({
  grid: [above, { paddingInline: space[8] }],
  list: [
    above,
    {
      gridArea: 'toggles',
      '@media': {
        [wide]: { gridArea: 'price', alignSelf: 'end', paddingBlockEnd: space[8], paddingInlineStart: space[24] },
      },
    },
  ],
});

export const body = styleVariants({
  grid: {
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    flex: 1,
    minInlineSize: 0,
    paddingBlock: `${space[16]} ${space[8]}`,
    paddingInline: space[8],
    overflowWrap: 'anywhere',
  },
  list: { display: 'contents' },
});

const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = styleVariants({
  grid: [words],
  list: [words, { gridArea: 'title', '@media': { [wide]: { paddingBlockStart: space[8] } } }],
});

export const link = style({
  // A name keeps its own direction on pages of another.
  unicodeBidi: 'plaintext',
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: layer.raised, borderRadius: radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const detail = style({ margin: 0, color: color.textMuted, fontSize: vars.size.small });

export const price = styleVariants({
  grid: [words, { display: 'grid', gap: space[4], justifyItems: 'start' }],
  list: [
    words,
    {
      gridArea: 'price',
      display: 'grid',
      gap: space[4],
      justifyItems: 'start',
      '@media': {
        [wide]: {
          alignSelf: 'stretch',
          alignContent: 'start',
          paddingBlock: `${space[8]} ${space[64]}`,
          paddingInline: `${space[24]} ${space[8]}`,
          borderInlineStart: `1px solid ${color.border}`,
        },
      },
    },
  ],
});

export const facts = styleVariants({
  grid: { marginBlockStart: 'auto', paddingBlockStart: space[12], borderBlockStart: `1px solid ${color.border}` },
  list: {
    gridArea: 'facts',
    minInlineSize: 0,
    display: 'grid',
    gap: space[4],
    '@media': { [wide]: { gap: space[12], paddingBlock: `${space[4]} ${space[8]}` } },
  },
});

export const placeLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  margin: 0,
  color: color.textMuted,
  fontSize: vars.size.small,
});

/** Above the stretched link: it leads to the enquiry, the rest of the card to the vehicle. */
export const similar = style({
  position: 'relative',
  zIndex: layer.higher,
  paddingBlock: space[10],
  color: color.accent,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const arrow = style({ display: 'inline-block', verticalAlign: '-0.2em', marginInlineStart: space[6] });
