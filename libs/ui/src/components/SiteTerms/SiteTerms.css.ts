import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { foldMark, foldWords } from '../../tokens/looks.ts';

const { space } = vars;

/** Width of the box of `CheckboxField`. */
const box = '24px';

export const root = style({ display: 'flex', flexDirection: 'column' });

/** Aligned with the checkbox's label, not with its box. */
export const fold = style({ paddingInlineStart: `calc(${box} + ${space[12]})` });
export const summary = style(foldWords);
export const mark = style(foldMark(fold));
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  maxBlockSize: '18rem',
  overflowY: 'auto',
  padding: space[16],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: vars.size.small,
});
