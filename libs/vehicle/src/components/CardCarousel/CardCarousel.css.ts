import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, motion, radius } = vars;

/** A card in a row that is swiped itself: there a finger moves the row, and only a mouse looks through the pictures. */
const inRow = '[aria-roledescription="carousel"] &';

export const root = style({ position: 'relative', overflow: 'hidden', borderRadius: radius.picture });

/** Moves by script alone, and hands every scroll on to what is around it. */
const still = { overflow: 'hidden', overscrollBehaviorX: 'auto' } as const;

/** A finger scrolls it; under a mouse it does not scroll by itself, so that wheel and trackpad stay with the page. */
export const track = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  outline: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' }, [inRow]: still },
  '@media': { '(hover: hover) and (not (any-pointer: coarse))': still, print: { overflow: 'hidden' } },
});

export const link = style({ display: 'flex', color: 'inherit', textDecoration: 'none', outline: 'none' });

const slide = style({ position: 'relative', flex: 'none', inlineSize: '100%', scrollSnapAlign: 'start' });

export const slides = styleVariants({
  first: [slide],
  /** Room for the pictures to come, so that the first swipe has somewhere to go. Without JavaScript none would come. */
  further: [
    slide,
    { scrollSnapStop: 'always', '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } } },
  ],
});

export const waiting = style({ display: 'block', aspectRatio: '4 / 3', background: color.surfaceSunken });

export const rest = style({
  position: 'absolute',
  insetBlockEnd: '20px',
  insetInlineEnd: '10px',
  paddingBlock: '3px',
  paddingInline: '10px',
  borderRadius: radius.pill,
  background: color.surfaceInverse,
  color: color.onInverse,
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
});

export const marks = style({
  position: 'absolute',
  insetInline: '10px',
  insetBlockEnd: '6px',
  display: 'flex',
  gap: '4px',
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${motion.fast}`,
  selectors: { [`${root}:hover &`]: { opacity: 1 } },
  '@media': {
    '(hover: none)': { opacity: 1, selectors: { [inRow]: { opacity: 0 } } },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

const mark = style({
  flex: 1,
  blockSize: '3px',
  borderRadius: radius.pill,
  background: color.surface,
  boxShadow: vars.shadow.card,
  transition: `opacity ${motion.fast}`,
});

export const marked = styleVariants({ on: [mark], off: [mark, { opacity: 0.5 }] });
