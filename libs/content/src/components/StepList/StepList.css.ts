import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

export const root = style({ display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)' });

const everyList = style({ display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)' });
export const list = styleVariants({
  column: [everyList],
  row: [
    everyList,
    {
      '@media': {
        [from('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))', gap: 'clamp(24px, 4vw, 56px)' },
      },
    },
  ],
});

const everyStep = style({ position: 'relative', display: 'flex', alignItems: 'start', gap: '16px' });

/** Steps under each other hang on one line. */
export const step = styleVariants({
  column: [
    everyStep,
    {
      selectors: {
        '&:not(:last-child)::before': {
          content: '',
          position: 'absolute',
          insetBlock: '44px -20px',
          insetInlineStart: '19px',
          inlineSize: '2px',
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
  inlineSize: '40px',
  blockSize: '40px',
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.pill,
  color: vars.color.accent,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

export const words = style({ display: 'grid', gap: '4px', paddingBlockStart: '8px', minInlineSize: 0 });
export const title = style({ fontWeight: vars.font.boldWeight, lineHeight: 1.35, overflowWrap: 'break-word' });
export const text = style({
  color: vars.color.textMuted,
  maxInlineSize: '48ch',
  overflowWrap: 'break-word',
  textWrap: 'pretty',
});
