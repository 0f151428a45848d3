import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const wide = from('md');

/**
 * Height of another bar at the foot of the window, safe area included; the bar's component sets it on the root element.
 */
const otherBar = 'var(--forecourt-bottom-bar, 0px)';

export const tray = style({
  position: 'sticky',
  insetBlockEnd: otherBar,
  zIndex: layer.tray,
  paddingBlock: `${space[8]} calc(${space[8]} + max(0px, env(safe-area-inset-bottom, 0px) - ${otherBar}))`,
  paddingInline: space.gutter,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  '@media': { [wide]: { paddingBlockStart: space[12] }, print: { display: 'none' } },
});

// Keeps keyboard focus from being hidden under the tray, or under the bar that it is above.
globalStyle(`html:has(${tray})`, {
  scrollPaddingBlockEnd: `calc(${otherBar} + ${space[80]})`,
  '@media': { [wide]: { scrollPaddingBlockEnd: `calc(${otherBar} + ${space[96]} + ${space[32]})` } },
});

/** One slim line on phones; the pictures expand above it. */
export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"list list list" "fold clear go"',
  alignItems: 'center',
  gap: space[8],
  maxInlineSize: space.container,
  marginInline: 'auto',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"list clear go"',
      columnGap: space[16],
    },
  },
});

const pictures = style({
  gridArea: 'list',
  gridTemplateColumns: 'repeat(4, minmax(0, 88px))',
  gap: space[12],
  listStyle: 'none',
  margin: 0,
  paddingBlock: `${space[8]} 0`,
  paddingInline: `0 ${space[8]}`,
  '@media': { [wide]: { display: 'grid', paddingBlockStart: 0 } },
});
export const list = styleVariants({
  open: [pictures, { display: 'grid' }],
  closed: [pictures, { display: 'none' }],
});

export const item = style({ position: 'relative', minInlineSize: 0 });

/** The target covers the picture's corner; the icon in it is smaller. */
export const remove = style({
  position: 'absolute',
  insetBlockStart: `calc(${space[10]} * -1)`,
  insetInlineEnd: `calc(${space[10]} * -1)`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.pill,
});

export const cross = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceInverse,
  color: vars.color.onInverse,
});

export const place = style({
  aspectRatio: '4 / 3',
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.picture,
});

/** Number of chosen vehicles in words, on the line that is always visible on phones. */
export const fold = style({
  gridArea: 'fold',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  minInlineSize: '44px',
  fontWeight: vars.font.boldWeight,
  '@media': { [wide]: { display: 'none' } },
});

const arrow = style({ display: 'inline-flex', transition: `transform ${vars.motion.fast}` });
export const arrows = styleVariants({ open: [arrow], closed: [arrow, { transform: 'rotate(180deg)' }] });

const clearing = style({ gridArea: 'clear', justifySelf: 'end' });
export const clear = styleVariants({
  open: [clearing],
  closed: [clearing, { display: 'none', '@media': { [wide]: { display: 'block' } } }],
});

export const go = style({ gridArea: 'go', justifySelf: 'end' });
export const hint = style({ color: vars.color.textMuted, fontSize: vars.size.small });
