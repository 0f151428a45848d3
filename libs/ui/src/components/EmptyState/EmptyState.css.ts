import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '16px',
  paddingBlock: '48px',
  paddingInline: vars.space.card,
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
