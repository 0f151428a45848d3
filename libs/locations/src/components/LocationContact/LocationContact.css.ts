import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const root = style({ display: 'grid', justifyItems: 'start', gap: '4px', fontStyle: 'normal' });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: '36px',
  paddingBlock: '6px',
  color: vars.color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
