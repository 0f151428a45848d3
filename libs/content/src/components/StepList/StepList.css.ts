import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;
const circle = '40px';
const line = '2px';

export const root = style({ display: 'grid', gap: space[24], gridTemplateColumns: 'minmax(0, 1fr)' });

const everyList = style({ display: 'grid', gap: space[24], gridTemplateColumns: 'minmax(0, 1fr)' });
export const list = styleVariants({
  column: [everyList],
  row: [
    everyList,
    {
      '@media': {
        [from('md')]: {
          gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
          gap: `clamp(${space[24]}, 4vw, ${space[56]})`,
        },
      },
    },
  ],
});

const everyStep = style({ position: 'relative', display: 'flex', alignItems: 'start', gap: space[16] });

/** Steps under each other hang on one line. */
export const step = styleVariants({
  column: [
    everyStep,
    {
      selectors: {
        '&:not(:last-child)::before': {
          content: '',
          position: 'absolute',
          insetBlock: `calc(${circle} + ${space[4]}) calc(${space[20]} * -1)`,
          insetInlineStart: `calc((${circle} - ${line}) / 2)`,
          inlineSize: line,
          background: vars.color.border,
        },
      },
    },
  ],
  row: [everyStep],
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: circle,
  blockSize: circle,
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.pill,
  color: vars.color.accent,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

export const words = style({ display: 'grid', gap: space[4], paddingBlockStart: space[8], minInlineSize: 0 });
export const title = style({ fontWeight: vars.font.boldWeight, lineHeight: 1.35, overflowWrap: 'anywhere' });
export const text = style({
  color: vars.color.textMuted,
  maxInlineSize: '48ch',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
