import { globalStyle, style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

/** Sticks to the foot of the window and lies in the page at its end, so that it never hides the footer. */
export const banner = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 45,
  paddingBlock: '16px calc(16px + env(safe-area-inset-bottom, 0px))',
  paddingInline: vars.space.gutter,
  background: vars.color.surface,
  color: vars.color.text,
  borderBlockStart: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.overlay,
  '@media': { print: { display: 'none' } },
});

/** What is reached by the keyboard comes to rest above the banner, not behind it. */
globalStyle(`html:has(${banner})`, { scrollPaddingBlockEnd: '240px' });

export const inside = style({
  display: 'grid',
  gap: '16px',
  maxInlineSize: vars.space.container,
  marginInline: 'auto',
  '@media': {
    [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '32px' },
  },
});

export const title = style({ fontWeight: vars.font.boldWeight, outline: 'none' });

export const words = style({ maxInlineSize: '72ch', fontSize: vars.size.small });

/** Two of one width: neither answer is the one that is meant. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8px',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(160px, 1fr))' } },
});
