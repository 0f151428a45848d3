import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const every = style({ display: 'grid', gap: space[16], alignContent: 'start', minInlineSize: 0, blockSize: '100%' });
export const root = styleVariants({
  card: [every, { gridTemplateRows: 'auto 1fr' }],
  row: [
    every,
    {
      '@media': {
        [from('md')]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)', gap: space[40], alignItems: 'center' },
      },
    },
  ],
});

export const picture = style({ overflow: 'clip', borderRadius: vars.radius.picture });
export const words = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  gridTemplateRows: 'auto auto 1fr',
  minInlineSize: 0,
});
export const label = style({ fontSize: vars.size.small });
export const name = style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.title,
  fontWeight: vars.font.headingWeight,
  letterSpacing: vars.font.headingTracking,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});
export const lead = style({ color: vars.color.textMuted, maxInlineSize: '45ch', textWrap: 'pretty' });
export const price = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const figure = style({ color: vars.color.text, fontSize: vars.size.large, fontWeight: vars.font.boldWeight });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], paddingBlockStart: space[8] });
