import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const scroller = style({ overflowX: 'auto' });

export const table = style({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});

export const corner = style({ inlineSize: '7.5rem' });

export const vehicle = style({
  minInlineSize: '13rem',
  padding: '8px',
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: 'inherit',
});

export const name = style({
  display: 'block',
  paddingBlock: '12px',
  color: vars.color.text,
  fontWeight: vars.font.boldWeight,
  overflowWrap: 'anywhere',
});

/** Stays in sight while the vehicles scroll by. */
export const label = style({
  position: 'sticky',
  insetInlineStart: 0,
  padding: '12px 12px 12px 0',
  background: vars.color.background,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
});

export const cell = style({
  padding: '12px 8px',
  borderBlockStart: `1px solid ${vars.color.border}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
