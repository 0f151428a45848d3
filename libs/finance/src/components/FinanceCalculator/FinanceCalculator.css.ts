import { style } from '@vanilla-extract/css';
import { scriptedChips, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const quick = style(scriptedChips);

export const amount = style({
  minBlockSize: '44px',
  paddingInline: space[14],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&[aria-pressed="true"]': { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
  },
});
