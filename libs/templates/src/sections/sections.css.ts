import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const reviewHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `0 ${space[48]}`,
  marginBlockEnd: space[16],
});

export const reviewFoot = style({ marginBlockStart: space[16], color: vars.color.textMuted });
