import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = style({ display: 'grid', gap: space[8], justifyItems: 'start' });
export const lead = style({
  color: vars.color.textMuted,
  fontSize: vars.size.large,
  lineHeight: 1.4,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const money = style({ display: 'grid', gap: space[4] });
export const price = style({ fontVariantNumeric: 'tabular-nums', fontSize: vars.size.large });
export const figure = style({ fontSize: vars.size.price, fontWeight: vars.font.boldWeight, lineHeight: 1.1 });
export const includes = style({ color: vars.color.textMuted, fontSize: vars.size.small, textWrap: 'pretty' });
export const actions = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
});
