import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;
const outOfSight = '-10000px';

export const form = style({ position: 'relative', minInlineSize: 0 });
/** Takes focus to be read out; shows no ring, because it is no control. */
export const whole = style({ outline: 'none' });
export const fields = style({ display: 'grid', gap: space[24], minInlineSize: 0 });
export const group = style({ display: 'grid', gap: space[16], minInlineSize: 0 });
/** Two questions in one line, where each has room. */
export const pair = styleVariants({ names: '9rem', others: '13rem' }, (min) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}), 1fr))`,
  gap: space[16],
  minInlineSize: 0,
}));
export const buttons = style({ display: 'grid', gap: space[8] });
/** Out of sight but in the form, where scripts that fill every field find it. */
export const trap = style({
  position: 'absolute',
  insetInlineStart: outOfSight,
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
});
