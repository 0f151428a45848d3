import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const root = style({ display: 'grid', gap: '16px' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  columnGap: '24px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const feature = style({ display: 'flex', gap: '8px', paddingBlock: '6px', overflowWrap: 'anywhere' });
export const tick = style({
  flex: 'none',
  display: 'inline-flex',
  paddingBlockStart: '3px',
  color: vars.color.success,
});
