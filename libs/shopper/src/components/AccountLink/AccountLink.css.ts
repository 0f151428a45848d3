import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

/** Looks like its neighbours in the header. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minInlineSize: '44px',
  minBlockSize: '44px',
  color: vars.color.text,
  fontWeight: vars.font.boldWeight,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const words = style({ display: 'none', '@media': { [from('lg')]: { display: 'inline' } } });
