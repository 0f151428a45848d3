import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, size, font, space } = vars;

export const root = style({ display: 'grid', gap: space[12] });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const name = style({
  paddingBlock: space[8],
  paddingInlineEnd: space[12],
  textAlign: 'start',
  fontWeight: font.bodyWeight,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const amount = style([name, { paddingInlineEnd: 0, textAlign: 'end', whiteSpace: 'nowrap' }]);

export const total = style({ paddingBlock: space[8], textAlign: 'start', fontWeight: font.boldWeight });
export const totalAmount = style([total, { textAlign: 'end', whiteSpace: 'nowrap' }]);
export const small = style({ margin: 0, fontSize: `max(0.875rem, ${size.small})`, lineHeight: 1.45 });
