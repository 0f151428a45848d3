import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[24]}`,
  paddingBlock: space[8],
  paddingInline: space.gutter,
  background: vars.color.warningSurface,
  color: vars.color.text,
  borderBlockEnd: `2px solid ${vars.color.warning}`,
  fontSize: vars.size.small,
  '@media': { print: { display: 'none' } },
});

export const words = style({ margin: 0, maxInlineSize: '80ch', overflowWrap: 'anywhere' });

export const exit = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: space.control,
  color: 'inherit',
  fontWeight: vars.font.boldWeight,
});
