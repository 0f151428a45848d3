import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export { bar, root } from '../EditableList/EditableList.css.ts';

/** In the list's final shape until the device is asked; a page without scripts never asks it, and says so. */
export const waiting = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const unscripted = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });

/** On a line of its own, as on phones, the words of a button without a frame start on the list's edge. */
export const removal = style({
  marginInlineStart: `calc(${space[20]} * -1)`,
  '@media': { [from('sm')]: { marginInlineStart: 0 } },
});
