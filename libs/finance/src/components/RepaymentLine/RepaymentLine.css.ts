import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  fontSize: `max(0.875rem, ${vars.size.small})`,
  lineHeight: 1.4,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const line = style({ display: 'block' });

/** Wraps between phrases; within one only in a column narrower than the phrase. */
export const phrase = style({ display: 'inline-block' });

export const figure = style({ color: vars.color.text, fontWeight: vars.font.boldWeight });
