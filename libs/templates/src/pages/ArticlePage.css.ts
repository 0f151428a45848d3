import { style } from '@vanilla-extract/css';
import { belowHeader, from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const text = '65ch';

/** One column of prose with the table of contents beside it where there is room; pictures and vehicles may be wider. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  paddingBlockEnd: space.section,
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 46rem) minmax(16rem, 1fr)',
      columnGap: `clamp(${space[40]}, 6vw, ${space[96]})`,
    },
  },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  maxInlineSize: '46rem',
  paddingBlockEnd: space[24],
});
export const summary = style({ fontSize: vars.size.large, maxInlineSize: text, textWrap: 'pretty' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  color: vars.color.textMuted,
});
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [from('lg')]: { gridColumn: 1 } },
});
export const contents = style({
  padding: space.card,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.card,
  alignSelf: 'start',
  '@media': {
    [from('lg')]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: belowHeader,
      padding: 0,
      background: 'none',
    },
    print: { display: 'none' },
  },
});
export const contentsTitle = style({ fontWeight: vars.font.boldWeight, marginBlockEnd: space[8] });
export const contentsLink = style({
  display: 'block',
  paddingBlock: space[8],
  color: vars.color.accent,
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentcolor' },
});
export const stock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space.card,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});
export const stockHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
});
export const stockTitle = style({ fontWeight: vars.font.boldWeight, fontSize: vars.size.large });
export const model = style({
  display: 'grid',
  gridTemplateColumns: 'min(9rem, 40%) minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'center',
});
export const modelWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  justifyItems: 'start',
});
