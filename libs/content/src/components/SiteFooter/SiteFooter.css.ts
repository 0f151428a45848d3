import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, inverseVars, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  vars: inverseVars,
  marginBlockStart: 'auto',
  paddingBlock: `${space[40]} ${space[24]}`,
  background: vars.color.surfaceInverse,
  color: vars.color.onInverse,
  '@media': { [from('md')]: { paddingBlock: `${space[56]} ${space[32]}` }, print: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  // Two columns of links on a phone too, unless the type is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: `${space[32]} ${space[24]}`,
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 1.4fr) repeat(3, minmax(0, 1fr))', gap: space[48] },
  },
});

export const about = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[8],
  '@media': { [from('lg')]: { gridColumn: 'auto' } },
});

export const name = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  textTransform: vars.font.headingTransform as 'none',
  fontSize: vars.size.title,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const logo = style({
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: 'min(100%, 240px)',
  maxBlockSize: '56px',
});

export const muted = style({ color: vars.color.textMuted, maxInlineSize: '32ch' });

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[10],
  minBlockSize: '44px',
  color: vars.color.text,
  fontSize: vars.size.large,
  fontWeight: vars.font.boldWeight,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const group = styleVariants({
  main: {},
  secondary: { display: 'none', '@media': { [from('md')]: { display: 'block' } } },
});

export const title = style({ paddingBlockEnd: space[8], fontWeight: vars.font.boldWeight });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
  color: vars.color.textMuted,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline' } },
});
export const choice = style([link, { border: 0, padding: 0, background: 'none', font: 'inherit', cursor: 'pointer' }]);

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[32]}`,
  marginBlockStart: space[24],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.size.small,
  '@media': { [from('md')]: { marginBlockStart: space[40], paddingBlockStart: space[20] } },
});

export const social = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[24]}` });
// Where no choice is offered its place is empty, and a gap beside it would push the row off the edge.
globalStyle(`${social} > li:empty`, { display: 'none' });

export const licences = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  marginBlockStart: space[12],
  color: vars.color.textMuted,
  fontSize: vars.size.small,
});
