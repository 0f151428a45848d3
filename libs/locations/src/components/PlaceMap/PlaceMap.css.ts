import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gap: space[8] });

/** The map's room is taken from the first paint on, whatever will be drawn in it. */
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.picture,
});

export const drawn = recipe({
  base: { position: 'absolute', inset: 0 },
  variants: { covered: { true: { visibility: 'hidden' }, false: {} } },
});

export const tiles = recipe({
  base: { position: 'absolute', inset: 0, transition: `opacity ${vars.motion.normal}` },
  variants: { shown: { true: { opacity: 1 }, false: { opacity: 0, visibility: 'hidden' } } },
});

export const canvas = style({ position: 'absolute', inset: 0, blockSize: '100%' });

export const zoom = style({
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineEnd: space[8],
  zIndex: layer.top,
  display: 'grid',
  gap: space[8],
});

export const zoomButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  padding: 0,
  border: 0,
  color: vars.color.text,
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceSunken } },
});

export const zoomSign = style({
  inlineSize: '16px',
  blockSize: '16px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
});

export const caption = style({
  display: 'grid',
  gap: `${space[8]} ${space[16]}`,
  justifyItems: 'start',
  alignItems: 'center',
  '@media': { [from('sm')]: { gridTemplateColumns: '1fr auto' } },
});
