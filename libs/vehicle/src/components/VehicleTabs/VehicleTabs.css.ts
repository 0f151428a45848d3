import { style } from '@vanilla-extract/css';
import { belowHeader, from, vars } from '@forecourt/ui/tokens';

const { color, space } = vars;
const tabHeight = '48px';
const scripted = 'screen and (scripting: enabled)';

export const root = style({ display: 'grid', gap: space[24], minInlineSize: 0 });

export const list = style({
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${color.border}`,
  '@media': { print: { display: 'none' } },
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: tabHeight,
  paddingInline: space[12],
  borderBlockEnd: '3px solid transparent',
  color: color.textMuted,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  transition: `color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { color: color.text },
    '&[data-open]': { color: color.text, borderBlockEndColor: color.accent },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [from('md')]: { paddingInline: space[16] } },
});

/**
 * With scripts, one panel at a time from the very first paint, so that nothing jumps when they load; without scripts,
 * all of them below each other.
 */
export const panel = style({
  display: 'grid',
  gap: space[16],
  minInlineSize: 0,
  scrollMarginBlockStart: `calc(${belowHeader} + ${tabHeight})`,
  '@media': {
    [scripted]: {
      selectors: {
        [`${root}[data-ready] &:not([data-open])`]: { display: 'none' },
        /** Until the script has loaded, `:target` alone decides. */
        [`${root}:not([data-ready]):not(:has(> :target)) &:not([data-open])`]: { display: 'none' },
        [`${root}:not([data-ready]):has(> :target) &:not(:target)`]: { display: 'none' },
      },
    },
  },
});

/** Redundant where there are tabs, which say the same. */
export const heading = style({
  '@media': {
    [scripted]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
