import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

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
  page: [plainList, { display: 'flex', flexWrap: 'wrap', gap: `${space[12]} ${space[24]}` }],
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
  page: [row, { gap: space[8], fontWeight: vars.font.boldWeight }],
});

globalStyle(`${row} > svg`, { color: vars.color.textMuted });
