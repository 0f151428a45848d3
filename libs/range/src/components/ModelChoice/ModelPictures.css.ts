import { style } from '@vanilla-extract/css';

/** Maximum number of colours of a model. */
const maxColours = 24;
const places = Array.from({ length: maxColours }, (_, place) => place);

/** Visible until a colour with a picture of its own is chosen. */
export const first = style({
  minInlineSize: 0,
  selectors: { ':root:has([data-model-picture]:checked) &': { display: 'none' } },
});
/** Visible while its colour is chosen, wherever on the page that is. */
export const own = style({
  display: 'none',
  minInlineSize: 0,
  selectors: Object.fromEntries(
    places.map((place) => [
      `:root:has([data-model-picture="${place}"]:checked) &:nth-child(${place + 2})`,
      { display: 'block' },
    ]),
  ),
});
