import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gap: space[12] });
export const show = style({
  display: 'grid',
  gap: `${space[4]} ${space[24]}`,
  alignItems: 'baseline',
  padding: space.card,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(12rem, 1fr) minmax(0, 2fr)' } },
});
export const days = style({ fontWeight: vars.font.boldWeight, fontVariantNumeric: 'tabular-nums' });
export const name = style({ fontWeight: vars.font.boldWeight });
export const place = style({ color: vars.color.textMuted });
