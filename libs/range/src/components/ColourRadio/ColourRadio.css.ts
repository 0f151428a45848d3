import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const swatchSize = '40px';

export const root = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  cursor: 'pointer',
});
export const radio = style({
  position: 'absolute',
  opacity: 0,
  inlineSize: swatchSize,
  blockSize: swatchSize,
  cursor: 'pointer',
});
export const swatch = style({
  inlineSize: swatchSize,
  blockSize: swatchSize,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.borderStrong}`,
  selectors: {
    [`${radio}:checked + &`]: { boxShadow: `0 0 0 2px ${vars.color.background}, 0 0 0 4px ${vars.color.text}` },
    [`${radio}:focus-visible + &`]: { outline: `3px solid ${vars.color.focus}`, outlineOffset: '4px' },
  },
});
