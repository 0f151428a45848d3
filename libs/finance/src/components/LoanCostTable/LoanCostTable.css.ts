import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, size, font, space } = vars;

/** For letters so large that a name and its amount do not fit on one line: the amount wraps below. */
const narrow = '(max-width: 14em)';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  containerType: 'inline-size',
  overflowX: 'auto',
});
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const name = style({
  paddingBlock: space[8],
  paddingInlineEnd: space[12],
  textAlign: 'start',
  fontWeight: font.bodyWeight,
  borderBlockEnd: `1px solid ${color.border}`,
  '@container': { [narrow]: { display: 'block', paddingBlockEnd: 0, borderBlockEnd: 0 } },
});
export const amount = style({
  paddingBlock: space[8],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${color.border}`,
  '@container': { [narrow]: { display: 'block', paddingBlockStart: 0, textAlign: 'start' } },
});

export const total = style({
  paddingBlock: space[8],
  textAlign: 'start',
  fontWeight: font.boldWeight,
  '@container': { [narrow]: { display: 'block' } },
});
export const totalAmount = style([
  total,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { paddingBlockStart: 0, textAlign: 'start' } },
  },
]);
export const small = style({ margin: 0, fontSize: `max(0.875rem, ${size.small})`, lineHeight: 1.45 });
