import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, motion, radius, space } = vars;

/** A card inside a row that is itself swiped: a finger moves the row, and only a mouse looks through the pictures. */
const inRow = '[aria-roledescription="carousel"] &';

export const root = style({ position: 'relative', overflow: 'hidden', borderRadius: radius.picture });

/** Scrolled by script alone; every scroll gesture goes to the surrounding element. */
const still = { overflow: 'hidden', overscrollBehaviorX: 'auto' } as const;

/** A finger scrolls it; under a mouse it does not scroll, so that wheel and trackpad scroll the page. */
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

/**
 * Room for the pictures that load later, so that the first swipe can scroll. Not without JavaScript, where none load.
 */
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
 * A short line for each picture, drawn by one element because a list has dozens of cards. The visible picture's line is
 * the brightest. The element holds the number of pictures (`--count`) and the visible one, counted from 0 (`--at`).
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
