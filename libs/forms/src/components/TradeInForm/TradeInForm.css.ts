import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;
const outOfSight = '-10000px';

export const form = style({ position: 'relative', minInlineSize: 0 });
/** Focused by script so that it is read out; shows no ring, because it is not a control. */
export const whole = style({ outline: 'none' });
export const fields = style({ display: 'grid', gap: space[24], minInlineSize: 0 });
export const group = style({ display: 'grid', gap: space[16], minInlineSize: 0 });
/** Two questions share a line where there is room. */
export const pair = styleVariants({ names: '9rem', others: '13rem' }, (min) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}), 1fr))`,
  gap: space[16],
  minInlineSize: 0,
}));
export const buttons = style({ display: 'grid', gap: space[8] });
/** Visually hidden but in the form, where scripts that fill in every field find it (honeypot). */
export const trap = style({
  position: 'absolute',
  insetInlineStart: outOfSight,
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
});
