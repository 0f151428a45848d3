import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const plainList = style({ listStyle: 'none', margin: 0, padding: 0 });

export const list = styleVariants({
  card: [
    plainList,
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '12px',
      rowGap: '6px',
    },
  ],
  line: [plainList, { display: 'flex', flexWrap: 'wrap', gap: '4px 16px' }],
  page: [plainList, { display: 'flex', flexWrap: 'wrap', gap: '12px 24px' }],
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

const small = style({ gap: '6px', fontSize: vars.size.small, color: vars.color.textMuted });

export const fact = styleVariants({
  card: [row, small],
  line: [row, small],
  page: [row, { gap: '8px', fontWeight: vars.font.boldWeight }],
});

globalStyle(`${row} > svg`, { color: vars.color.textMuted });
