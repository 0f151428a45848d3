import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const list = style({ display: 'grid', gap: vars.space.grid, listStyle: 'none', margin: 0, padding: 0 });

export const grid = styleVariants({
  grid: [list, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' }],
  list: [list],
});

export const item = style({ minInlineSize: 0 });
