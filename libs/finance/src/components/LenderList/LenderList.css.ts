import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const lender = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  padding: space[20],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const name = style({ margin: 0, fontWeight: vars.font.boldWeight, fontSize: vars.size.large });
export const facts = style({ margin: 0 });
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[2],
  fontSize: vars.size.small,
});
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
