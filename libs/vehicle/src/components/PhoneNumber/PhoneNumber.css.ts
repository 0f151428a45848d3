import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** The same height in every state, so that the answer shifts nothing. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  minBlockSize: space.control,
});

export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  fontSize: vars.size.large,
  fontWeight: vars.font.boldWeight,
  fontVariantNumeric: 'tabular-nums',
});

export const link = style([number, { color: vars.color.accent }]);
export const contact = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' });
