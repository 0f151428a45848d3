import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { color, radius, space } = vars;
const target = '44px';
const fullHeight = '36px';

export const root = style({ display: 'grid', gap: space[8], minInlineSize: 0 });
export const stage = style({ position: 'relative', minInlineSize: 0 });

export const track = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderRadius: radius.picture,
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

export const slide = style({ flex: '0 0 100%', minInlineSize: 0, scrollSnapAlign: 'start' });

export const slideLink = style({
  display: 'block',
  borderRadius: radius.picture,
  cursor: 'zoom-in',
  /** Inset, so that the scrolling row does not cut it off. */
  selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' } },
  '@media': { '(scripting: none)': { cursor: 'pointer' } },
});

export const tag = style({
  position: 'absolute',
  insetBlockStart: space[12],
  insetInlineStart: space[12],
  maxInlineSize: `calc(100% - 2 * ${space[12]})`,
  pointerEvents: 'none',
});

const step = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${target} / 2)`,
  /** They do nothing without JavaScript, and phones swipe instead. */
  display: 'none',
  '@media': { [`${from('md')} and (scripting: enabled)`]: { display: 'block' } },
});

export const back = style([step, { insetInlineStart: space[12] }]);
export const on = style([step, { insetInlineEnd: space[12] }]);

const mark = style({
  position: 'absolute',
  insetBlockEnd: space[12],
  borderRadius: radius.pill,
  background: color.surface,
  color: color.text,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const counter = style([mark, { insetInlineEnd: space[12], paddingBlock: space[2], paddingInline: space[10] }]);

export const full = style([
  mark,
  {
    insetInlineStart: space[12],
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[6],
    minBlockSize: fullHeight,
    paddingInline: space[14],
    cursor: 'pointer',
    fontWeight: vars.font.boldWeight,
    selectors: {
      '&:hover': { background: color.surfaceSunken },
      /** The target is 44 px high where the button looks smaller. */
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: `calc((${fullHeight} - ${target}) / 2)`,
        insetInline: 0,
      },
    },
  },
]);

/** Visually hidden, for screen readers. */
export const unseen = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Not on a phone, where one swipes and the counter tells the place. */
export const thumbnails = style({
  display: 'none',
  gap: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  listStyle: 'none',
  margin: 0,
  padding: space[3],
  '@media': { [from('md')]: { display: 'flex' } },
});

export const thumbnail = style({ flex: '0 0 88px' });

export const thumbnailLink = style({
  display: 'block',
  borderRadius: radius.picture,
  selectors: {
    '&:hover': { boxShadow: `0 0 0 2px ${color.borderStrong}` },
    '&[aria-current]': { boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.accent}` },
  },
});
