import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';
import * as tiles from '../Tiles/Tiles.css.ts';

const { space } = vars;

export const root = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 10.5rem), 1fr))',
});

export const tile = style([
  tiles.tile,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: space[2],
    padding: `${space[20]} ${space[12]} ${space[16]}`,
    textAlign: 'center',
  },
]);

export { count, name } from '../Tiles/Tiles.css.ts';
