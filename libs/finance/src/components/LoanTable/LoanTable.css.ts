import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, size, font } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' });
export const scroll = style({ overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({
  paddingBlockEnd: '12px',
  textAlign: 'start',
  fontWeight: font.boldWeight,
});

export const head = style({
  paddingBlock: '8px',
  paddingInline: '0 12px',
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontSize: size.small,
  fontWeight: font.boldWeight,
  color: color.textMuted,
  borderBlockEnd: `2px solid ${color.border}`,
});

export const cell = style({
  paddingBlock: '12px',
  paddingInline: '0 12px',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.border}`,
});

export const figure = style({ display: 'block', fontSize: size.large, fontWeight: font.boldWeight });
export const more = style({ display: 'block', fontSize: size.small, color: color.textMuted });
export const small = style({ margin: 0, fontSize: size.small, color: color.textMuted });
