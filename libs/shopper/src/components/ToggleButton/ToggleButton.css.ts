import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, space } = vars;

/** An icon with a label, 44 pixels high. A link and a button side by side look the same. */
export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[6],
  minInlineSize: '44px',
  minBlockSize: '44px',
  paddingInline: space[10],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: color.text,
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: color.surfaceSunken },
    '&[aria-pressed="true"]': { color: color.accent },
  },
});

/** Hidden where the row of toggles is too narrow for all labels; the accessible name stays. */
export const word = style({ '@container': { '(max-width: 319px)': { display: 'none' } } });

export const whileOff = style({ selectors: { [`${toggle}[aria-pressed="true"] &`]: { display: 'none' } } });
export const whileOn = style({ selectors: { [`${toggle}[aria-pressed="false"] &`]: { display: 'none' } } });

/** Hidden without scripts, which it needs. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });
