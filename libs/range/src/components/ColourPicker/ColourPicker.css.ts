import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;
const swatchSize = '40px';

/** The picture of the chosen colour stands over the row of swatches, wherever in the list its colour is. */
export const root = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], border: 0, minInlineSize: 0 });
export const colour = style({ display: 'contents' });
export const choice = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  cursor: 'pointer',
});
export const radio = style({
  position: 'absolute',
  opacity: 0,
  inlineSize: swatchSize,
  blockSize: swatchSize,
  cursor: 'pointer',
});
export const swatch = style({
  inlineSize: swatchSize,
  blockSize: swatchSize,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.borderStrong}`,
  selectors: {
    [`${radio}:checked + &`]: { boxShadow: `0 0 0 2px ${vars.color.background}, 0 0 0 4px ${vars.color.text}` },
    [`${radio}:focus-visible + &`]: { outline: `3px solid ${vars.color.focus}`, outlineOffset: '4px' },
  },
});
export const shown = style({
  display: 'none',
  order: -1,
  flexBasis: '100%',
  selectors: { [`${choice}:has(${radio}:checked) + &`]: { display: 'grid', gap: space[8] } },
});
export const words = style({ paddingBlockEnd: space[4] });
