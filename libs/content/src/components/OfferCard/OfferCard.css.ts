import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

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
  gap: '12px',
  padding: vars.space.card,
});
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  marginBlockStart: 'auto',
  paddingBlockStart: '8px',
});
export const small = style({ fontSize: vars.size.small, marginBlockEnd: '-12px' });
