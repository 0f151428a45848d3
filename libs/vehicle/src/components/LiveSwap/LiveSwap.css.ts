import { style, styleVariants } from '@vanilla-extract/css';

/** What was served and what stands in for it share one place, so that nothing beside them moves. */
export const place = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' });
export const layer = style({ gridArea: '1 / 1', minInlineSize: 0 });

/** A line fills the room of the buttons it stands for; a notice keeps its own height. */
export const instead = styleVariants({
  taken: [layer, { display: 'grid', alignSelf: 'stretch' }],
  sold: [layer],
});
