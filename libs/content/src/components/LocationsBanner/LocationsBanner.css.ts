import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  paddingBlock: `clamp(${space[32]}, 5vw, ${space[56]})`,
  background: vars.color.surfaceSunken,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[20]} ${space[48]}`,
});

export const words = style({ display: 'grid', gap: space[8] });
export const cities = style({ color: vars.color.textMuted });
