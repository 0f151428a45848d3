import { globalStyle, style } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Height of the banner where it is highest, on a phone. */
const bannerRoom = '240px';

/** Sticks to the foot of the window and lies in the page at its end, so that it never hides the footer. */
export const banner = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.consent,
  paddingBlock: `${space[16]} calc(${space[16]} + env(safe-area-inset-bottom, 0px))`,
  paddingInline: space.gutter,
  background: vars.color.surface,
  color: vars.color.text,
  borderBlockStart: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.overlay,
  '@media': { print: { display: 'none' } },
});

/** Elements focused by keyboard scroll above the banner, not behind it. */
globalStyle(`html:has(${banner})`, { scrollPaddingBlockEnd: bannerRoom });

export const inside = style({
  display: 'grid',
  gap: space[16],
  maxInlineSize: space.container,
  marginInline: 'auto',
  '@media': {
    [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: space[32] },
  },
});

export const title = style({ fontWeight: vars.font.boldWeight, outline: 'none' });

export const words = style({ maxInlineSize: '72ch', fontSize: vars.size.small });

/** Two of one width: neither answer is the one that is meant. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(160px, 1fr))' } },
});
