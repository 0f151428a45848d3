import { style } from '@vanilla-extract/css';
import { layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  inset: 0,
  margin: 0,
  padding: 0,
  border: 0,
  inlineSize: '100dvw',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  /** As dark as the viewer's. */
  background: 'color-mix(in srgb, black 96%, transparent)',
  selectors: { '&[open]': { display: 'grid', placeItems: 'center' } },
});

/** As wide as fits without cropping the picture. */
export const picture = style({ inlineSize: 'min(100dvw, 100dvh * 4 / 3)' });

export const close = style({
  position: 'absolute',
  zIndex: layer.top,
  insetBlockStart: space[8],
  insetInlineEnd: space[8],
});
