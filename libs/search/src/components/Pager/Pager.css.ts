import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  minInlineSize: '44px',
  minBlockSize: '44px',
  paddingInline: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { borderColor: color.text },
    '&[aria-current="page"]': {
      borderColor: color.brand,
      background: color.brand,
      color: color.onBrand,
      fontWeight: vars.font.boldWeight,
    },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
/** On the narrowest screens only Previous and Next stay. */
export const far = style({
  display: 'none',
  '@media': { [from('xs')]: { display: 'block' } },
});
