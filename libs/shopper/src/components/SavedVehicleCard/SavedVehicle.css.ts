import { style } from '@vanilla-extract/css';
import { layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: space.grid,
  inlineSize: '100%',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const item = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: space[8],
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: `${space[12]} ${space[4]}`,
  paddingInline: `${space[8]} ${space[4]}`,
});

export const link = style({
  minInlineSize: 0,
  paddingBlock: space[8],
  color: 'inherit',
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/** For a vehicle that is gone, which has no page. */
export const name = style({
  minInlineSize: 0,
  paddingBlock: space[8],
  fontWeight: vars.font.boldWeight,
  overflowWrap: 'anywhere',
});

export const remove = style({ position: 'relative', zIndex: layer.raised });

export const details = style({
  display: 'grid',
  gap: space[8],
  justifyItems: 'start',
  alignContent: 'start',
  flex: 1,
  minBlockSize: '4.5rem',
  padding: `${space[4]} ${space[8]} ${space[8]}`,
});

export const price = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.size.price,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.15,
});

export const small = style({
  margin: 0,
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.size.small,
  fontWeight: vars.font.bodyWeight,
});

/** Above the card's stretched link. */
export const way = style({
  position: 'relative',
  zIndex: layer.raised,
  paddingBlock: space[8],
  fontWeight: vars.font.boldWeight,
});
