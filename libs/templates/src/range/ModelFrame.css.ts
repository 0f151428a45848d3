import { style, styleVariants } from '@vanilla-extract/css';
import { belowHeader, from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const trail = style({ paddingBlock: `${space[4]} ${space[12]}` });

/** As wide as the window, but lower, so that the text is visible too. */
export const landscape = style({
  maxBlockSize: '45vh',
  overflow: 'clip',
  display: 'grid',
  alignItems: 'center',
  '@media': { [from('lg')]: { maxBlockSize: 'min(68vh, 620px)' } },
});

const every = style({
  display: 'grid',
  gap: space[24],
  paddingBlockEnd: space.section,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const columns = styleVariants({
  beside: [
    every,
    {
      gridTemplateAreas: '"picture" "side" "parts"',
      '@media': {
        [from('lg')]: {
          gridTemplateAreas: '"picture side" "parts side"',
          gridTemplateColumns: 'minmax(0, 1fr) 360px',
          gridTemplateRows: 'auto 1fr',
          columnGap: space[48],
          rowGap: space[32],
        },
      },
    },
  ],
  landscape: [
    every,
    {
      gridTemplateAreas: '"side" "parts"',
      '@media': {
        [from('lg')]: {
          gridTemplateAreas: '"parts side"',
          gridTemplateColumns: 'minmax(0, 1fr) 360px',
          columnGap: space[48],
        },
      },
    },
  ],
});
export const picture = style({ gridArea: 'picture', minInlineSize: 0 });
export const side = style({ gridArea: 'side', minInlineSize: 0 });
/** Sticky beside the parts, under the menu. */
export const sticky = style({
  '@media': { [from('lg')]: { position: 'sticky', insetBlockStart: `calc(${space[64]} + ${space[8]})` } },
});
export const parts = style({
  gridArea: 'parts',
  display: 'grid',
  alignContent: 'start',
  gap: space[56],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollMarginBlockStart: `calc(${belowHeader} + ${space[48]})`,
});
export const disclaimer = style({ color: vars.color.textMuted, fontSize: vars.size.small, maxInlineSize: '75ch' });

/** Fixed at the bottom while the page scrolls. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: '56px',
  padding: `${space[6]} ${space.gutter} max(${space[6]}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [from('lg')]: { display: 'none' }, print: { display: 'none' } },
});
export const footWords = style({
  display: 'grid',
  minInlineSize: 0,
  lineHeight: 1.25,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
