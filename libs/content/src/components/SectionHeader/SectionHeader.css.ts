import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[32]}`,
  marginBlockEnd: `clamp(${space[20]}, 3vw, ${space[32]})`,
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minInlineSize: 0,
  maxInlineSize: '60ch',
});

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  color: vars.color.accent,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
