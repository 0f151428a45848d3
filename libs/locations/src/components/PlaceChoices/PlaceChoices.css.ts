import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: space[16],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.pill,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
});

export const choice = styleVariants({
  chosen: [base, { background: color.text, color: color.surface, borderColor: color.text }],
  other: [
    base,
    { background: color.surface, color: color.text, selectors: { '&:hover': { borderColor: color.text } } },
  ],
});
