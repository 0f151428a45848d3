import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

/** Stays in sight: it is the head of a long sheet. Its margins take back the padding it stands in. */
export const head = style({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${vars.space.card})`,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  marginBlockStart: `calc(-1 * ${vars.space.card})`,
  paddingBlock: '8px',
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});
