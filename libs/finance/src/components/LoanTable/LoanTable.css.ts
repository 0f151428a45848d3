import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, size, font, space } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const scroll = style({ overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({
  paddingBlockEnd: space[12],
  textAlign: 'start',
  fontWeight: font.boldWeight,
});

export const head = style({
  paddingBlock: space[8],
  paddingInline: `0 ${space[12]}`,
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontSize: size.small,
  fontWeight: font.boldWeight,
  color: color.textMuted,
  borderBlockEnd: `2px solid ${color.border}`,
});

export const cell = style({
  paddingBlock: space[12],
  paddingInline: `0 ${space[12]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.border}`,
});

/** Keeps '3 years' on one line; the figures beside it may wrap. */
export const term = style([cell, { whiteSpace: 'nowrap' }]);

export const figure = style({ display: 'block', fontSize: size.large, fontWeight: font.boldWeight });
export const more = style({ display: 'block', fontSize: size.small, color: color.textMuted });
export const small = style({ margin: 0, fontSize: size.small, color: color.textMuted });
