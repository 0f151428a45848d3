import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { color, space } = vars;

/** One line to swipe on phones, so that the list below is in sight; as many lines as it takes where there is room. */
export const list = style({
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  // Room for the ring round a focused link.
  padding: space[4],
  margin: `calc(${space[4]} * -1)`,
  '@media': { [from('md')]: { flexWrap: 'wrap', overflowX: 'visible' } },
});

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  flex: 'none',
  whiteSpace: 'nowrap',
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
