import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  maxInlineSize: '65ch',
  lineHeight: 1.65,
  // An address of a mailbox in a list would be wider than a phone with large letters.
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const table = style({
  overflowX: 'auto',
  overflowWrap: 'break-word',
  marginBlock: space[24],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
});

export const picture = style({ display: 'block', marginBlock: space[32] });

globalStyle(`${root} > * + *`, { marginBlockStart: space[16] });
globalStyle(`${root} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${root} h2, ${root} h3, ${root} h4`, {
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  letterSpacing: vars.font.headingTracking,
  textTransform: vars.font.headingTransform as 'none',
  lineHeight: 1.25,
  textWrap: 'balance',
});
globalStyle(`${root} h2`, {
  fontSize: vars.size.title,
  marginBlockStart: space[48],
  scrollMarginBlockStart: space[96],
});
globalStyle(`${root} h3`, { fontSize: vars.size.large, marginBlockStart: space[32] });
globalStyle(`${root} h4`, { fontSize: vars.size.base, marginBlockStart: space[24] });
globalStyle(`${root} :is(ul, ol)`, { display: 'grid', gap: space[8], paddingInlineStart: space[24] });
globalStyle(`${root} ul`, { listStyle: 'disc' });
globalStyle(`${root} ol`, { listStyle: 'decimal' });
globalStyle(`${root} li::marker`, { color: vars.color.textMuted });
globalStyle(`${root} a`, { color: vars.color.accent, textUnderlineOffset: '0.2em' });
globalStyle(`${root} blockquote`, {
  marginInline: 0,
  paddingInlineStart: space[20],
  borderInlineStart: `4px solid ${vars.color.brand}`,
  fontSize: vars.size.large,
});
globalStyle(`${root} hr`, { border: 0, borderBlockStart: `1px solid ${vars.color.border}`, marginBlock: space[32] });
globalStyle(`${root} table`, { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${root} :is(th, td)`, { padding: `${space[12]} ${space[16]}`, textAlign: 'start', verticalAlign: 'top' });
globalStyle(`${root} :is(th, td)[align='right']`, { textAlign: 'end' });
globalStyle(`${root} tr + tr > *, ${root} tbody > tr > *`, { borderBlockStart: `1px solid ${vars.color.border}` });
globalStyle(`${root} thead`, { background: vars.color.surfaceSunken });
