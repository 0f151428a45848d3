import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { foldMark, foldWords } from '../../tokens/looks.ts';

const { space } = vars;

export const root = style({ display: 'flex', flexDirection: 'column' });

/** Before the rest in the document so that it can show it, and after it on the screen. */
export const toggle = style({ order: 2, marginBlockStart: space[8] });

export const rest = style({
  order: 1,
  selectors: { [`${toggle}:not([open]) + &`]: { display: 'none' } },
});

export const button = style(foldWords);

export const more = style({ selectors: { [`${toggle}[open] &`]: { display: 'none' } } });
export const less = style({ selectors: { [`${toggle}:not([open]) &`]: { display: 'none' } } });
export const mark = style(foldMark(toggle));
