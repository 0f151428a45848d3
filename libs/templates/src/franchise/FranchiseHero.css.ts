import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

/** From the container's edge to the window's. */
const outside = `max(${vars.space.gutter}, calc((100vw - ${vars.space.container}) / 2))`;

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
  paddingBlock: 'clamp(32px, 6vw, 48px)',
  '@media': { [from('lg')]: { paddingBlock: '64px 112px', paddingInlineEnd: '48px' } },
});

/** Runs out to the window's edges. */
export const picture = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  overflow: 'clip',
  maxBlockSize: '640px',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  '@media': { [from('lg')]: { marginInlineStart: 0, marginInlineEnd: `calc(-1 * ${outside})` } },
});

export const caption = style({
  position: 'absolute',
  insetBlockStart: '16px',
  insetInlineEnd: '16px',
  maxInlineSize: 'calc(100% - 32px)',
  '@media': { [from('lg')]: { insetBlockStart: '24px', insetInlineEnd: outside } },
});
