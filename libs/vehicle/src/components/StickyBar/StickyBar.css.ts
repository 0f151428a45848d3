import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const base = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.bar,
  paddingBlock: `${space[10]} calc(${space[10]} + env(safe-area-inset-bottom))`,
  paddingInline: space.gutter,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.overlay,
  transition: `transform ${vars.motion.normal}, visibility ${vars.motion.normal}`,
  '@media': { print: { display: 'none' } },
});

// Keeps keyboard focus from being hidden under the bar, whose height is a variable on the root while it is shown.
globalStyle(':root', { scrollPaddingBlockEnd: `calc(var(--forecourt-bottom-bar, 0px) + ${space[8]})` });

export const bar = styleVariants({
  shown: [base, { transform: 'none' }],
  away: [base, { transform: 'translateY(110%)', visibility: 'hidden' }],
});

export const inside = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  maxInlineSize: space.container,
  marginInline: 'auto',
});

export const about = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  lineHeight: 1.25,
  '@media': { [from('md')]: { flexDirection: 'row', alignItems: 'baseline', gap: space[16] } },
});

export const title = style({
  display: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [from('sm')]: { display: 'block' } },
});

export const price = style({ fontSize: vars.size.large, fontVariantNumeric: 'tabular-nums' });
