import { inverseColourNames } from '../model/inverseColours.ts';
import { tokenName } from '../model/themeCss.ts';
import { vars } from './contract.css.ts';

/**
 * Switches everything inside to the theme's dark side: text, panels, borders, marks and focus use the colours of the
 * inverse surface, computed by `themeCss`.
 * @example style({ vars: inverseVars, background: vars.color.surfaceInverse, color: vars.color.onInverse })
 */
export const inverseVars: Record<string, string> = Object.fromEntries(
  inverseColourNames.map((name) => [vars.color[name], `var(--${tokenName(['inverse', name])})`]),
);
