import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[4],
  fontStyle: 'normal',
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '36px',
  paddingBlock: space[6],
  color: vars.color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
