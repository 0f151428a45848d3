import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

/** Reserves its line before there is anything to say. */
export const line = style({
  margin: 0,
  minBlockSize: '1.55em',
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
