import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const root = style({
  padding: `${space[16]} ${space[20]}`,
  border: `2px solid ${vars.color.danger}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
export const title = style({ fontWeight: vars.font.boldWeight });
export const list = style({ display: 'flex', flexDirection: 'column' });
export const link = style({
  display: 'inline-block',
  minBlockSize: '44px',
  paddingBlock: space[10],
  color: vars.color.danger,
  fontWeight: vars.font.boldWeight,
});
