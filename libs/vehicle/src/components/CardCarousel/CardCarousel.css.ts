import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, motion, radius, space } = vars;

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

const waitless = { '(scripting: none)': { display: 'none' }, print: { display: 'none' } } as const;

export const slides = styleVariants({ first: [slide], further: [slide, { scrollSnapStop: 'always' }] });

/** Room for the pictures to come, so that the first swipe has somewhere to go. Without JavaScript none would come. */
export const waiting = style({ flex: 'none', background: color.surfaceSunken, '@media': waitless });

export const rest = style({
  position: 'absolute',
  insetBlockEnd: space[20],
  insetInlineEnd: space[10],
  paddingBlock: space[3],
  paddingInline: space[10],
  borderRadius: radius.pill,
  background: color.surfaceInverse,
  color: color.onInverse,
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
});

const gap = '4px';
const step = `(100% + ${gap}) / var(--count)`;
const bar = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  borderRadius: radius.pill,
  boxShadow: vars.shadow.card,
} as const;

/**
 * A short line for each picture, drawn by one element: a list has dozens of cards. The one in sight is the brightest.
 * The element says how many pictures there are (`--count`) and which is in sight, counted from 0 (`--at`).
 */
export const marks = style({
  position: 'absolute',
  insetInline: space[10],
  insetBlockEnd: space[6],
  blockSize: '3px',
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${motion.fast}`,
  '::before': {
    ...bar,
    insetInline: 0,
    opacity: 0.5,
    background: `linear-gradient(90deg, ${color.surface} calc(100% - ${gap}), transparent 0) 0 / calc(${step}) 100%`,
  },
  '::after': {
    ...bar,
    insetInlineStart: `calc(${step} * var(--at))`,
    inlineSize: `calc(${step} - ${gap})`,
    background: color.surface,
    transition: `inset-inline-start ${motion.fast}`,
  },
  selectors: { [`${root}:hover &`]: { opacity: 1 } },
  '@media': {
    '(hover: none)': { opacity: 1, selectors: { [inRow]: { opacity: 0 } } },
    ...waitless,
  },
});
