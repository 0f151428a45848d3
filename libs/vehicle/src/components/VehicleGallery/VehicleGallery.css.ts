import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { color, radius } = vars;

export const root = style({ display: 'grid', gap: '8px', minInlineSize: 0 });
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
  /** Inside, where the row that scrolls does not cut it off. */
  selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' } },
  '@media': { '(scripting: none)': { cursor: 'pointer' } },
});

export const tag = style({
  position: 'absolute',
  insetBlockStart: '12px',
  insetInlineStart: '12px',
  maxInlineSize: 'calc(100% - 24px)',
  pointerEvents: 'none',
});

const step = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 22px)',
  /** Without a script they lead nowhere, and phones swipe. */
  display: 'none',
  '@media': { [`${from('md')} and (scripting: enabled)`]: { display: 'block' } },
});

export const back = style([step, { insetInlineStart: '12px' }]);
export const on = style([step, { insetInlineEnd: '12px' }]);

const mark = style({
  position: 'absolute',
  insetBlockEnd: '12px',
  borderRadius: radius.pill,
  background: color.surface,
  color: color.text,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const counter = style([mark, { insetInlineEnd: '12px', paddingBlock: '2px', paddingInline: '10px' }]);

export const full = style([
  mark,
  {
    insetInlineStart: '12px',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: '36px',
    paddingInline: '14px',
    cursor: 'pointer',
    fontWeight: vars.font.boldWeight,
    selectors: {
      '&:hover': { background: color.surfaceSunken },
      /** The target is 44 px high where the button looks smaller. */
      '&::after': { content: '', position: 'absolute', insetBlock: '-4px', insetInline: 0 },
    },
  },
]);

/** Read out, not seen. */
export const unseen = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const thumbnails = style({
  display: 'flex',
  gap: '8px',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  listStyle: 'none',
  margin: 0,
  padding: '3px',
});

export const thumbnail = style({ flex: '0 0 88px' });

export const thumbnailLink = style({
  display: 'block',
  borderRadius: radius.picture,
  selectors: {
    '&:hover': { boxShadow: `0 0 0 2px ${color.borderStrong}` },
    '&[aria-current]': { boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.brand}` },
  },
});
