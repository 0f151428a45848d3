import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const rows = style({ display: 'grid', gap: space.grid, gridTemplateColumns: 'minmax(0, 1fr)' });

/** Rows are full whatever the count: fours stand as two or four, others as three with the last ones wider. */
export const root = styleVariants({
  fours: [
    rows,
    {
      '@media': {
        [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [from('xl')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  ],
  threes: [rows, { '@media': { [from('md')]: { display: 'flex', flexWrap: 'wrap' } } }],
});

export const benefit = style({
  display: 'flex',
  gap: space[16],
  padding: space.card,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  '@media': { [from('md')]: { flexDirection: 'column', flex: `1 1 calc((100% - 2 * ${space.grid}) / 3)` } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  background: vars.color.surfaceSunken,
  color: vars.color.accent,
  borderRadius: vars.radius.control,
});

export const words = style({ display: 'grid', alignContent: 'start', gap: space[4], minInlineSize: 0 });

export const title = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.size.large,
  lineHeight: 1.25,
  overflowWrap: 'break-word',
});

export const text = style({ color: vars.color.textMuted, textWrap: 'pretty' });
