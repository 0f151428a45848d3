import { style } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';
import { finderBelow } from '../home/finder.css.ts';

const { space } = vars;

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { marginBlockEnd: finderBelow } },
});

/** Lower than its picture, which is cropped around its middle; on wide windows beside the words. */
export const landscape = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  overflow: 'clip',
  maxBlockSize: '200px',
  '@media': {
    [from('md')]: { maxBlockSize: '320px' },
    [from('lg')]: {
      gridArea: '1 / 1',
      marginInlineStart: '42%',
      maxBlockSize: '470px',
      borderStartStartRadius: '160px',
    },
  },
});

/** Above the words, whose container is as wide as the window. */
export const caption = style({
  position: 'absolute',
  zIndex: layer.raised,
  insetBlockEnd: space[12],
  insetInlineEnd: space[16],
  maxInlineSize: 'calc(100% - 32px)',
  '@media': {
    [from('lg')]: {
      insetBlockStart: space[24],
      insetBlockEnd: 'auto',
      insetInlineEnd: `max(${space.gutter}, calc((100vw - ${space.container}) / 2))`,
    },
  },
});

export const words = style({
  position: 'relative',
  '@media': { [from('lg')]: { gridArea: '1 / 1', alignSelf: 'center', paddingBlockEnd: space[56] } },
});

export const text = style({
  paddingBlock: `clamp(${space[16]}, 4vw, ${space[40]})`,
  '@media': { [from('lg')]: { maxInlineSize: '38%' } },
});

export const search = style({ position: 'relative', zIndex: layer.raised });
