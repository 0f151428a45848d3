import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const plainList = style({ listStyle: 'none', margin: 0, padding: 0 });

export const list = styleVariants({
  card: [
    plainList,
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
      columnGap: '12px',
      rowGap: '6px',
    },
  ],
  page: [plainList, { display: 'flex', flexWrap: 'wrap', gap: '12px 24px' }],
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const fact = styleVariants({
  card: [row, { gap: '6px', fontSize: vars.size.small, color: vars.color.textMuted }],
  page: [row, { gap: '8px', fontWeight: vars.font.boldWeight }],
});

export const icon = style({ display: 'inline-flex', flex: 'none', color: vars.color.textMuted });
