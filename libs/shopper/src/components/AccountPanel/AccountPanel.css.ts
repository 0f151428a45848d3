import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
});
