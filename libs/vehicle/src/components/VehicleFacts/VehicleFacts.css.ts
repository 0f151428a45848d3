import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const plainList = style({ listStyle: 'none', margin: 0, padding: 0 });

export const list = styleVariants({
  card: [
    plainList,
    {
      display: 'grid',
      // Two beside each other; one where letters are so large that a word would break.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(5rem, 40%)), 1fr))',
      columnGap: space[12],
      rowGap: space[6],
    },
  ],
  line: [plainList, { display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}` }],
  page: [
    plainList,
    {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${space[4]} ${space[12]}`,
      '@media': { [from('md')]: { gap: `${space[8]} ${space[16]}` } },
    },
  ],
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

const small = style({ gap: space[6], fontSize: vars.size.small, color: vars.color.textMuted });

export const fact = styleVariants({
  card: [row, small],
  line: [row, small],
  // One line on a phone, where the price and the main action belong in the first screen.
  page: [
    row,
    {
      gap: space[4],
      fontWeight: vars.font.boldWeight,
      fontSize: vars.size.small,
      '@media': { [from('md')]: { gap: space[8], fontSize: vars.size.base } },
    },
  ],
});

globalStyle(`${row} > svg`, { color: vars.color.textMuted });
