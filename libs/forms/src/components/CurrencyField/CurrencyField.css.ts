import { style } from '@vanilla-extract/css';
import { scriptedChips, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 });

export const amounts = style(scriptedChips);

export const amount = style({
  minBlockSize: '44px',
  paddingInline: space[14],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken, borderColor: vars.color.text },
    '&[aria-pressed="true"]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
});
