import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';
import * as tiles from '../Tiles/Tiles.css.ts';

const { space } = vars;

export const root = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});

export const tile = style([
  tiles.tile,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    minBlockSize: '64px',
    paddingInline: space[20],
    fontWeight: vars.font.boldWeight,
    fontVariantNumeric: 'tabular-nums',
  },
]);
