import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({ position: 'relative', minInlineSize: 0 });
export const track = recipe({
  base: {
    // Contains what is positioned inside a slide, so that nothing hidden there widens the page.
    position: 'relative',
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    selectors: { '&::-webkit-scrollbar': { display: 'none' }, '&:focus-visible': { outlineOffset: '-3px' } },
  },
  variants: {
    slides: {
      full: {},
      card: { gap: vars.space.grid, paddingBlock: '4px 16px', marginBlockEnd: '-12px' },
    },
  },
});
export const slide = recipe({
  base: { flex: 'none', minInlineSize: 0, scrollSnapAlign: 'start' },
  variants: {
    slides: { full: { inlineSize: '100%' }, card: { inlineSize: 'min(20rem, 84%)', display: 'grid' } },
  },
});
export const step = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: 'calc(50% - 22px)',
    display: 'none',
    '@media': { [from('md')]: { display: 'block' } },
    selectors: { '&[hidden]': { display: 'none' } },
  },
  variants: { direction: { back: { insetInlineStart: '12px' }, on: { insetInlineEnd: '12px' } } },
});
export const position = style({
  position: 'absolute',
  insetBlockEnd: '12px',
  insetInlineEnd: '12px',
  paddingBlock: '2px',
  paddingInline: '10px',
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceInverse,
  color: vars.color.onInverse,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
