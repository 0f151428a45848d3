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
  selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } },
});

export const slide = style({ flex: '0 0 100%', minInlineSize: 0, scrollSnapAlign: 'start' });

const step = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 22px)',
  /** Without a script they lead nowhere, and phones swipe. */
  display: 'none',
  '@media': { [`${from('md')} and (scripting: enabled)`]: { display: 'block' } },
});

export const back = style([step, { insetInlineStart: '12px' }]);
export const on = style([step, { insetInlineEnd: '12px' }]);

export const counter = style({
  position: 'absolute',
  insetBlockEnd: '12px',
  insetInlineEnd: '12px',
  paddingBlock: '2px',
  paddingInline: '10px',
  borderRadius: radius.pill,
  background: color.surface,
  color: color.text,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(scripting: none)': { display: 'none' } },
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
  opacity: 0.72,
  selectors: {
    '&:hover, &:focus-visible': { opacity: 1 },
    '&[aria-current]': { opacity: 1, boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.brand}` },
  },
});
