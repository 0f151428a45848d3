import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  maxInlineSize: '100%',
  paddingInline: `${space[16]} ${space[12]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  fontSize: vars.size.small,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
/** Hides controls that do nothing without JavaScript. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });
