import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { color, size, space } = vars;

/** As wide as the paper; with smaller type than on the screen, so that one sheet holds it. */
export const sheet = style({
  display: 'grid',
  gap: space[24],
  maxInlineSize: '210mm',
  marginInline: 'auto',
  padding: space.gutter,
  background: color.surface,
  color: color.text,
  '@media': {
    print: { gap: '4mm', maxInlineSize: 'none', padding: 0, fontSize: '9pt', lineHeight: 1.3 },
  },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[8],
  '@media': { print: { display: 'none' } },
});

export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** The text of a frameless button aligns with the sheet's edge, as far as the sheet's own margin has room for it. */
export const back = style({ marginInlineStart: `calc(min(${space[20]}, ${space.gutter}) * -1)` });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
  paddingBlockEnd: space[12],
  borderBlockEnd: `2px solid ${color.brand}`,
  '@media': { print: { paddingBlockEnd: '2mm' } },
});

export const top = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': {
    [from('md')]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gap: '6mm' },
  },
});

export const part = style({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  breakInside: 'avoid',
  '@media': { print: { gap: '1mm' } },
});

/** The picture, and separated from it the dealer's comments. */
export const side = style({ display: 'grid', gap: space[24], minInlineSize: 0, '@media': { print: { gap: '4mm' } } });

export const facts = style({
  margin: 0,
  columns: '16rem',
  columnGap: space[24],
  fontSize: size.small,
  '@media': { print: { columns: '60mm', columnGap: '6mm', fontSize: '8.5pt' } },
});

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  breakInside: 'avoid',
  '@media': { print: { paddingBlock: '0.6mm' } },
});

export const label = style({ color: color.textMuted });
export const value = style({ margin: 0, textAlign: 'end', overflowWrap: 'anywhere' });
export const words = style({ margin: 0, overflowWrap: 'anywhere' });

export const features = style({
  margin: 0,
  paddingInlineStart: '1.2em',
  columns: '12rem',
  columnGap: space[24],
  lineHeight: 1.6,
  fontSize: size.small,
  listStyle: 'disc',
  '@media': { print: { columns: '50mm', columnGap: '6mm', fontSize: '8.5pt', lineHeight: 1.3 } },
});

export const foot = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[24],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.borderStrong}`,
  breakInside: 'avoid',
  '@media': { print: { paddingBlockStart: '2mm' } },
});

export const address = style([
  words,
  { color: color.textMuted, fontSize: size.small, '@media': { print: { fontSize: '8.5pt' } } },
]);
export const code = style({ flex: 'none', inlineSize: '28mm' });

export const finance = style({ display: 'grid', gap: space[8], '@media': { print: { gap: '1mm' } } });
