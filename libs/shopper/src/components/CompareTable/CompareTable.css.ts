import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { color, size } = vars;
const wide = from('md');

export const root = style({ display: 'grid', gap: '16px', minInlineSize: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  '@media': { print: { display: 'none' } },
});

/** Scrolls both ways by itself, so that names and labels can stay in sight on a small screen. */
export const scroller = style({
  // Contains what is hidden from sight inside, so that it does not lengthen the page.
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
  padding: '12px 8px 8px',
  verticalAlign: 'top',
  '@media': { [wide]: { minInlineSize: '13rem', inlineSize: 'auto', padding: '16px 12px 8px' } },
});

export const pictureLink = style({ display: 'block', outline: 'none' });

/** The names stay at the top while the facts scroll by. */
export const name = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: '8px',
  background: color.surface,
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  verticalAlign: 'top',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [wide]: { paddingInline: '12px' } },
});
export const nameCorner = style([name, { insetInlineStart: 0, zIndex: 3 }]);

export const link = style({
  display: 'inline-block',
  paddingBlock: '4px',
  color: color.text,
  fontWeight: vars.font.boldWeight,
  lineHeight: 1.3,
});

export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minBlockSize: '36px',
  color: color.textMuted,
  fontSize: size.small,
  '@media': { print: { display: 'none' } },
});

export const group = style({
  padding: '24px 8px 8px 12px',
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: size.large,
  textAlign: 'start',
});
export const groupWords = style({ position: 'sticky', insetInlineStart: '12px' });

/** Stays in sight while the vehicles scroll by. */
export const label = style([
  column,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    padding: '12px 8px 12px 12px',
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
  padding: '12px 8px',
  borderBlockStart: `1px solid ${color.border}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [wide]: { paddingInline: '12px' }, print: { breakInside: 'avoid' } },
});

export const best = style({ display: 'block', marginBlockStart: '4px' });
export const price = style({ fontWeight: vars.font.boldWeight, fontSize: size.large });
export const way = style({
  display: 'inline-block',
  paddingBlock: '10px',
  fontSize: size.small,
  fontWeight: vars.font.boldWeight,
  '@media': { print: { display: 'none' } },
});
