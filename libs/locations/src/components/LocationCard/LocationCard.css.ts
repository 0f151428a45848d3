import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'clip',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space[16],
  padding: space.card,
});

export const head = style({ display: 'grid', gap: space[8], justifyItems: 'start' });
export const foot = style({ display: 'grid', gap: space[12], marginBlockStart: 'auto' });
