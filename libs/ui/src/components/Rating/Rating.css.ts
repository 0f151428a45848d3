import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[8]}`,
});
export const stars = style({ position: 'relative', display: 'inline-flex', color: vars.color.border });
export const filled = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  overflow: 'hidden',
  /** The warning hue, as light as gold: decorative, because the figure beside the stars carries the meaning. */
  color: `oklch(from ${vars.color.warning} 0.76 0.155 h)`,
});
export const value = style({ fontWeight: vars.font.boldWeight, fontVariantNumeric: 'tabular-nums' });
export const count = style({ color: vars.color.textMuted, fontSize: vars.size.small });
