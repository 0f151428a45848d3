import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const search = style({ marginBlockEnd: space[8] });
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  overflowWrap: 'anywhere',
});
export const count = style({ flex: 'none', color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
/** Hides controls that do nothing without JavaScript. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });
