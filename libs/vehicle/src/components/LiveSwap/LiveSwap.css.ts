import { style, styleVariants } from '@vanilla-extract/css';

/** The served content and its replacement share one grid cell, so that nothing around them moves. */
export const place = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' });
export const layer = style({ gridArea: '1 / 1', minInlineSize: 0 });

/** A line fills the space of the buttons it replaces; a notice keeps its own height. */
export const instead = styleVariants({
  taken: [layer, { display: 'grid', alignSelf: 'stretch' }],
  sold: [layer],
});
