import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** From the container's edge to the window's edge. */
const outside = `max(${space.gutter}, calc((100vw - ${space.container}) / 2))`;

export const hero = style({ background: vars.color.surfaceSunken, overflow: 'clip' });

const base = style({ display: 'grid' });

export const columns = styleVariants({
  plain: [base],
  pictured: [
    base,
    { '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'stretch' } } },
  ],
});

export const words = style({
  display: 'grid',
  alignContent: 'center',
  paddingBlock: `clamp(${space[32]}, 6vw, ${space[48]})`,
  '@media': {
    [from('lg')]: { paddingBlock: `${space[64]} calc(${space[96]} + ${space[16]})`, paddingInlineEnd: space[48] },
  },
});

/** Extends to the window's edges. */
export const picture = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  overflow: 'clip',
  maxBlockSize: '640px',
  marginInline: `calc(-1 * ${space.gutter})`,
  '@media': { [from('lg')]: { marginInlineStart: 0, marginInlineEnd: `calc(-1 * ${outside})` } },
});

export const caption = style({
  position: 'absolute',
  insetBlockStart: space[16],
  insetInlineEnd: space[16],
  maxInlineSize: 'calc(100% - 32px)',
  '@media': { [from('lg')]: { insetBlockStart: space[24], insetInlineEnd: outside } },
});
