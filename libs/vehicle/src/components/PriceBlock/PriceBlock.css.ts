import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  rowGap: space[4],
});

export const root = styleVariants({
  card: [row],
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  margin: 0,
});

const strong = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.15,
  color: vars.color.text,
});

export const figure = styleVariants({
  card: [strong, { fontSize: vars.size.price, whiteSpace: 'nowrap' }],
  page: [strong, { fontSize: vars.size.heading, whiteSpace: 'nowrap' }],
});

/** A sentence needs a smaller size than a figure. */
export const words = styleVariants({
  card: [strong, { fontSize: vars.size.large }],
  page: [strong, { fontSize: vars.size.title }],
});

export const small = style({
  margin: 0,
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** On its own line: sharing one with the price would make the prices of a list start at different positions. */
export const market = styleVariants({
  card: { flexBasis: '100%', display: 'flex' },
  page: { display: 'flex' },
});

/** The purchase price below the weekly rent, less prominent than it. */
export const toBuy = styleVariants({
  card: { flexBasis: '100%', margin: 0, fontSize: vars.size.small, color: vars.color.textMuted },
  page: { margin: 0, fontSize: vars.size.large, color: vars.color.textMuted },
});

export const sale = style({
  fontWeight: vars.font.boldWeight,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
});

/** Above the rent: says what the page's largest figure is. */
export const kind = style([small, { fontWeight: vars.font.boldWeight }]);

/** The same on a card, on a line of its own. */
export const cardKind = style([kind, { flexBasis: '100%' }]);

export const perWeek = style({ fontSize: vars.size.large, fontWeight: vars.font.boldWeight });
