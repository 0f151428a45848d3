import { style } from '@vanilla-extract/css';
import { aboveBar, from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Above the bar of actions of phones, and under everything that opens. */
export const corner = style({
  position: 'fixed',
  insetBlockEnd: aboveBar,
  insetInlineEnd: space[16],
  zIndex: layer.bar,
  '@media': { [from('md')]: { insetBlockEnd: space[24], insetInlineEnd: space[24] }, print: { display: 'none' } },
});

/** A link or a button, until the vendor is there. */
export const pill = style({
  display: 'inline-flex',
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
});

/** So that the last links of the footer can be scrolled out from under the corner. */
export const room = style({
  blockSize: `calc(${space[64]} + ${space[16]})`,
  background: vars.color.surfaceInverse,
  '@media': { print: { display: 'none' } },
});
