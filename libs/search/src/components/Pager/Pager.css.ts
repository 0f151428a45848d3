import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { color } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '8px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px',
  minInlineSize: '44px',
  minBlockSize: '44px',
  paddingInline: '12px',
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
/** On the narrowest screens the neighbours give way to Previous and Next. */
export const far = style({
  display: 'none',
  '@media': { [from('xs')]: { display: 'block' } },
});
