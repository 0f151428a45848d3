import { style, styleVariants } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[16],
  blockSize: '100%',
});

export const root = styleVariants({
  card: [base],
  feature: [
    base,
    {
      '@media': {
        [from('md')]: {
          gridTemplateColumns: 'minmax(0, 375px) minmax(0, 1fr)',
          gap: `clamp(${space[24]}, 4vw, ${space[64]})`,
          alignItems: 'center',
        },
      },
    },
  ],
});

/** Without a picture the words stand on a square as large as the picture would be, so that a row stays a row. */
export const plain = style([
  base,
  {
    alignContent: 'end',
    padding: space.card,
    // Seen on a plain and on a sunken section alike.
    background: `color-mix(in oklab, ${vars.color.text} 6%, transparent)`,
    borderBlockStart: `4px solid ${vars.color.brand}`,
    borderRadius: vars.radius.picture,
    // A given width: else the ratio would make it as wide as its row is high, over its neighbour.
    '@media': { [from('sm')]: { inlineSize: '100%', minBlockSize: '100%', aspectRatio: '1 / 1', blockSize: 'auto' } },
  },
]);

/** Pictures of articles are squares of 375 pixels. */
export const picture = style({ maxInlineSize: '375px', inlineSize: '100%' });
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignContent: 'start',
});
export const facts = style({ color: vars.color.textMuted, fontSize: vars.size.small });
/** The whole card leads to the article. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: layer.raised },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '4px' },
  },
});
const twoLines = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: vars.color.textMuted,
});
export const summary = styleVariants({
  card: [twoLines],
  feature: { fontSize: vars.size.large, maxInlineSize: '60ch' },
});
