import { style } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';

const { color, size, space } = vars;
const wide = from('md');

export const root = style({ display: 'grid', gap: space[16], minInlineSize: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
  '@media': { print: { display: 'none' } },
});

/** Scrolls in both directions itself, so that names and labels can stay visible on a small screen. */
export const scroller = style({
  // Positioned, so that visually hidden content inside does not lengthen the page.
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'calc(100dvh - 7rem)',
  overscrollBehaviorX: 'contain',
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow.card,
  '@media': { print: { overflow: 'visible', maxBlockSize: 'none', boxShadow: 'none' } },
});

export const table = style({
  borderCollapse: 'separate',
  borderSpacing: 0,
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});

const column = { inlineSize: '6.5rem', minInlineSize: '6.5rem' } as const;

export const corner = style([
  column,
  { background: color.surface, '@media': { [wide]: { inlineSize: '11rem', minInlineSize: '11rem' } } },
]);

export const vehicle = style({
  minInlineSize: '9.5rem',
  inlineSize: '50%',
  padding: `${space[12]} ${space[8]} ${space[8]}`,
  verticalAlign: 'top',
  '@media': {
    [wide]: { minInlineSize: '13rem', inlineSize: 'auto', padding: `${space[16]} ${space[12]} ${space[8]}` },
  },
});

export const pictureLink = style({ display: 'block', outline: 'none' });

/** The names stay at the top while the facts scroll by. */
export const name = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.raised,
  padding: space[8],
  background: color.surface,
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  verticalAlign: 'top',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [wide]: { paddingInline: space[12] } },
});
export const nameCorner = style([name, { insetInlineStart: 0, zIndex: layer.top }]);

export const link = style({
  display: 'inline-block',
  paddingBlock: space[4],
  color: color.text,
  fontWeight: vars.font.boldWeight,
  lineHeight: 1.3,
});

export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '36px',
  color: color.textMuted,
  fontSize: size.small,
  '@media': { print: { display: 'none' } },
});

export const group = style({
  paddingBlock: `${space[24]} ${space[8]}`,
  paddingInline: `${space[12]} ${space[8]}`,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: size.large,
  textAlign: 'start',
});
export const groupWords = style({ position: 'sticky', insetInlineStart: space[12] });

/** Stays visible while the vehicles scroll by. */
export const label = style([
  column,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: layer.raised,
    paddingBlock: space[12],
    paddingInline: `${space[12]} ${space[8]}`,
    background: color.surface,
    borderBlockStart: `1px solid ${color.border}`,
    color: color.textMuted,
    fontSize: size.small,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '@media': { [wide]: { inlineSize: '11rem', minInlineSize: '11rem', fontSize: size.base } },
  },
]);

export const cell = style({
  padding: `${space[12]} ${space[8]}`,
  borderBlockStart: `1px solid ${color.border}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [wide]: { paddingInline: space[12] }, print: { breakInside: 'avoid' } },
});

export const best = style({ display: 'block', marginBlockStart: space[4] });
export const price = style({ fontWeight: vars.font.boldWeight, fontSize: size.large });
export const way = style({
  display: 'inline-block',
  paddingBlock: space[10],
  fontSize: size.small,
  fontWeight: vars.font.boldWeight,
  '@media': { print: { display: 'none' } },
});
