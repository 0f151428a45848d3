import { style, styleVariants } from '@vanilla-extract/css';
import { from, inverseVars, vars } from '@forecourt/ui/tokens';
import { finderBelow } from '../home/finder.css.ts';

const { space } = vars;

/** The dark side of the theme; the search panel is of the page. */
const dark = style({ vars: inverseVars, color: vars.color.onInverse });

export const hero = style({
  paddingBlock: space[24],
  background: vars.color.surfaceInverse,
  '@media': { [from('lg')]: { paddingBlock: `${space[40]} 0`, marginBlockEnd: finderBelow } },
});

const base = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] });

export const columns = styleVariants({
  plain: [base],
  pictured: [
    base,
    {
      '@media': {
        [from('lg')]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          gridTemplateAreas: '"words pictures" "reach pictures" "search search"',
          gap: `${space[24]} ${space[64]}`,
        },
      },
    },
  ],
});

const inColumns = `${columns.pictured} > &`;

export const words = style([
  dark,
  { '@media': { [from('lg')]: { selectors: { [inColumns]: { gridArea: 'words', alignSelf: 'end' } } } } },
]);

export const search = style({
  '@media': {
    [from('lg')]: { paddingBlockStart: space[80], selectors: { [inColumns]: { gridArea: 'search' } } },
  },
});

/** On phones the vehicles come first: they have prices. */
export const pictures = style([
  dark,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[12],
    '@media': { [from('lg')]: { gridArea: 'pictures', alignContent: 'center' } },
  },
]);

export const picture = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  overflow: 'clip',
  borderRadius: vars.radius.picture,
  '@media': { [from('lg')]: { order: -1, maxBlockSize: '260px' } },
});

export const caption = style({
  position: 'absolute',
  insetBlockStart: space[12],
  insetInlineEnd: space[12],
  maxInlineSize: `calc(100% - 2 * ${space[12]})`,
});

export const reach = style([
  dark,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[16]} ${space[40]}`,
    '@media': { [from('lg')]: { selectors: { [inColumns]: { gridArea: 'reach' } } } },
  },
]);
export const figure = style({ display: 'flex', flexDirection: 'column-reverse' });
export const label = style({ color: vars.color.textMuted, fontSize: vars.size.small });

export const count = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.size.heading,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
