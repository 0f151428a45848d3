import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, font, size, space } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const scroll = style({ overflowX: 'auto' });

/** Too narrow for the columns, also because letters are large: each lender becomes a block. */
const narrow = '(max-width: 36em)';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { display: 'block' } },
});
/** In a block each figure has its name above it. */
export const heads = style({
  '@media': {
    [narrow]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const lenders = style({ '@media': { [narrow]: { display: 'block' } } });
/** Interest rate and comparison rate stand beside each other in either form. */
export const line = style({
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${space[8]} ${space[16]}`,
      paddingBlock: space[12],
      borderBlockEnd: `1px solid ${color.border}`,
    },
  },
});

export const head = style({
  paddingBlock: space[8],
  paddingInline: `0 ${space[16]}`,
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontSize: size.small,
  fontWeight: font.boldWeight,
  borderBlockEnd: `2px solid ${color.border}`,
});
export const cell = style({
  paddingBlock: space[12],
  paddingInline: `0 ${space[16]}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${color.border}`,
});
const named = { content: 'attr(data-name)', display: 'block', color: color.textMuted, fontSize: size.small } as const;

export const figure = style([
  cell,
  {
    '@media': {
      [narrow]: { padding: 0, border: 0, whiteSpace: 'normal', selectors: { '&::before': named } },
    },
  },
]);
/** Heading above the lenders of these locations; stays visible while the columns scroll. */
export const places = style({
  paddingBlock: `${space[20]} ${space[8]}`,
  textAlign: 'start',
  fontSize: size.large,
  fontWeight: font.boldWeight,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const placeNames = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'inline-block',
  maxInlineSize: 'min(32rem, 80vw)',
});
export const lender = style([
  cell,
  {
    fontWeight: font.boldWeight,
    whiteSpace: 'normal',
    minInlineSize: '8rem',
    '@media': { [narrow]: { gridColumn: '1 / -1', padding: 0, border: 0 } },
  },
]);

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  maxInlineSize: '30rem',
  padding: space[20],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
});
export const name = style({ margin: 0, fontWeight: font.boldWeight, fontSize: size.large });
export const facts = style({ margin: 0 });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[12]}`,
  paddingBlock: space[4],
});
export const value = style({ margin: 0, fontWeight: font.boldWeight, fontVariantNumeric: 'tabular-nums' });

/** As required by law: below the rates, in their colour, and never too small to read. */
export const warning = style({
  margin: 0,
  maxInlineSize: '80ch',
  fontSize: `max(0.875rem, ${size.small})`,
  lineHeight: 1.45,
});
