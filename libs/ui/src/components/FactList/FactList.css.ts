import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const root = style({ display: 'grid', gap: space[8], margin: 0 });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
});
export const name = style({ color: vars.color.textMuted });
export const value = style({
  minInlineSize: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.boldWeight,
  fontVariantNumeric: 'tabular-nums',
});
