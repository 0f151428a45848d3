import { style, styleVariants } from '@vanilla-extract/css';
import { belowHeader, from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  alignItems: 'start',
  paddingBlockEnd: space.section,
});

export const columns = styleVariants({
  one: [rows],
  two: [
    rows,
    {
      '@media': {
        [from('lg')]: {
          gridTemplateColumns: 'minmax(0, 43rem) minmax(20rem, 1fr)',
          columnGap: `clamp(${space[40]}, 6vw, ${space[96]})`,
        },
        print: { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  ],
});

/** The summary comes first, also on phones; then the text. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  '@media': { [from('lg')]: { gridColumn: 1 } },
});

/** Beside both, where there is room. */
export const beside = style({
  minInlineSize: 0,
  '@media': { [from('lg')]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** Above the text on phones; sticky beside it where there is room. */
export const contents = style([
  beside,
  {
    padding: space.card,
    background: vars.color.surfaceSunken,
    borderRadius: vars.radius.card,
    '@media': {
      [from('lg')]: {
        position: 'sticky',
        insetBlockStart: belowHeader,
        padding: 0,
        background: 'none',
      },
      print: { display: 'none' },
    },
  },
]);
export const contentsTitle = style({ fontWeight: vars.font.boldWeight, marginBlockEnd: space[8] });
export const contentsList = style({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });
export const contentsLink = style({
  display: 'block',
  paddingBlock: space[8],
  color: vars.color.accent,
  textUnderlineOffset: '0.2em',
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentcolor' },
});

export const short = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: space[12],
  maxInlineSize: '65ch',
  paddingInlineStart: space[20],
  borderInlineStart: `4px solid ${vars.color.brand}`,
});
export const shortTitle = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.size.large,
});
export const points = style({
  listStyle: 'disc',
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[20],
  lineHeight: 1.55,
});

export const facts = style({
  maxInlineSize: '65ch',
  padding: space.card,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});

export const updated = style({ color: vars.color.textMuted, fontSize: vars.size.small });
export const questions = style({ maxInlineSize: '48rem' });
