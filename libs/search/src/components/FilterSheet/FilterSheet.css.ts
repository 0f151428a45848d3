import { style } from '@vanilla-extract/css';
import { layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Stays in sight: it is the head of a long sheet. Its margins take back the padding it stands in. */
export const head = style({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${space.card})`,
  zIndex: layer.raised,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  marginBlockStart: `calc(-1 * ${space.card})`,
  paddingBlock: space[8],
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});
