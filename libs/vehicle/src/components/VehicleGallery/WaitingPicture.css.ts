import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

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
  /** Like the viewer's. */
  background: 'black',
  selectors: { '&[open]': { display: 'grid', placeItems: 'center' } },
});

/** As wide as the whole picture fits. */
export const picture = style({ inlineSize: 'min(100dvw, 100dvh * 4 / 3)' });

export const close = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space[8],
  insetInlineEnd: space[8],
});
