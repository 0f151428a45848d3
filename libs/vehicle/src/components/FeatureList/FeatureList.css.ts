import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gap: space[16] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  columnGap: space[24],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const feature = style({ display: 'flex', gap: space[8], paddingBlock: space[6], overflowWrap: 'anywhere' });
export const tick = style({
  flex: 'none',
  display: 'inline-flex',
  paddingBlockStart: space[3],
  color: vars.color.success,
});
