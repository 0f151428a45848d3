import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;
const target = '44px';

export const root = style({ position: 'relative', minInlineSize: 0 });
export const track = recipe({
  base: {
    // Contains positioned content inside a slide, so that hidden parts do not widen the page.
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
      // Room for shadows and outlines around the cards.
      card: {
        gap: space.grid,
        paddingBlock: `${space[4]} ${space[16]}`,
        marginBlockEnd: `calc(${space[12]} * -1)`,
        paddingInline: space[4],
        marginInline: `calc(${space[4]} * -1)`,
        scrollPaddingInline: space[4],
      },
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
    insetBlockStart: `calc(50% - ${target} / 2)`,
    display: 'none',
    '@media': { [from('md')]: { display: 'block' } },
    selectors: { '&[hidden]': { display: 'none' } },
  },
  variants: { direction: { back: { insetInlineStart: space[12] }, on: { insetInlineEnd: space[12] } } },
});
export const position = style({
  position: 'absolute',
  insetBlockEnd: space[12],
  insetInlineEnd: space[12],
  paddingBlock: space[2],
  paddingInline: space[10],
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceInverse,
  color: vars.color.onInverse,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
