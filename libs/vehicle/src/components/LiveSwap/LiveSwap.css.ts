import { style } from '@vanilla-extract/css';

/** What was served and what stands in for it share one place, so that nothing beside them moves. */
export const place = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' });
export const layer = style({ gridArea: '1 / 1', minInlineSize: 0 });
