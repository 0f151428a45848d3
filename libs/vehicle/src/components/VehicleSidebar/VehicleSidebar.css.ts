import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  minInlineSize: 0,
  padding: space.card,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});

/** The badge stands beside the name where both fit. */
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  color: vars.color.accent,
});

export const price = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minInlineSize: 0 });
export const covered = style({ margin: 0, fontSize: vars.size.small, lineHeight: 1.45, color: vars.color.textMuted });

export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  minInlineSize: 0,
});
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  justifyItems: 'start',
  minInlineSize: 0,
});
export const share = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[8]}`,
  marginInline: `calc(${space[14]} * -1)`,
});
