import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Presses do nothing without JavaScript. */
export const quick = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { '(scripting: none)': { display: 'none' } },
});

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
    '&[aria-pressed="true"]': { borderColor: vars.color.brand, boxShadow: `inset 0 0 0 1px ${vars.color.brand}` },
  },
});
