import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** The picture of the chosen colour is above the row of swatches, wherever in the list its colour is. */
export const root = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], border: 0, minInlineSize: 0 });
export const colour = style({ display: 'contents' });
export const shown = style({
  display: 'none',
  order: -1,
  flexBasis: '100%',
  selectors: { 'label:has(:checked) + &': { display: 'grid', gap: space[8] } },
});
export const words = style({ paddingBlockEnd: space[4] });
