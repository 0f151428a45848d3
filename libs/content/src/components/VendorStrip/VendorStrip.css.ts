import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const strip = style({
  background: vars.color.surfaceSunken,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: '44px',
  fontSize: vars.size.small,
  textAlign: 'center',
});
