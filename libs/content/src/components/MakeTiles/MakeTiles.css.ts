import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';
import * as tiles from '../Tiles/Tiles.css.ts';

const { space } = vars;

export const root = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, clamp(7.5rem, 45%, 9.5rem)), 1fr))',
});

export const tile = style([
  tiles.tile,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[4],
    minBlockSize: '148px',
    padding: `${space[20]} ${space[12]}`,
    textAlign: 'center',
  },
]);

export { count, name } from '../Tiles/Tiles.css.ts';
