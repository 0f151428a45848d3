import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export { bar, root } from '../EditableList/EditableList.css.ts';

/**
 * Has the list's final layout until the device's storage is read; a page without scripts never reads it, and says so.
 */
export const waiting = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const unscripted = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });

/** On a line of its own, as on phones, the text of a frameless button aligns with the list's edge. */
export const removal = style({
  marginInlineStart: `calc(${space[20]} * -1)`,
  '@media': { [from('sm')]: { marginInlineStart: 0 } },
});
