import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const pair = style({
  display: 'grid',
  // One below the other where letters are so large that neither has room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  alignItems: 'start',
  gap: space[16],
});
