import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[16],
  paddingBlock: space[48],
  paddingInline: space.card,
  textAlign: 'center',
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceSunken,
  color: vars.color.accent,
});
export const words = style({ maxInlineSize: '34rem', color: vars.color.textMuted });
