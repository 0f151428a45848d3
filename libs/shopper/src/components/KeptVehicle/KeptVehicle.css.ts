import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.grid,
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
  padding: '8px',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8px',
  padding: '12px 4px 4px 8px',
});

export const link = style({
  minInlineSize: 0,
  paddingBlock: '8px',
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

/** Of a vehicle that is gone: there is no page to go to. */
export const name = style({
  minInlineSize: 0,
  paddingBlock: '8px',
  fontWeight: vars.font.boldWeight,
  overflowWrap: 'anywhere',
});

export const remove = style({ position: 'relative', zIndex: 1 });

export const details = style({
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  alignContent: 'start',
  flex: 1,
  minBlockSize: '4.5rem',
  padding: '4px 8px 8px',
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

/** Above the stretched link of the card. */
export const way = style({ position: 'relative', zIndex: 1, paddingBlock: '8px', fontWeight: vars.font.boldWeight });
