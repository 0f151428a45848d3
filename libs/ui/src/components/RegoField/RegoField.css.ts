import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem',
  alignItems: 'start',
  gap: space[16],
});
