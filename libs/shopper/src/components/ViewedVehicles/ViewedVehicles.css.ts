import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gap: space[24],
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
});

/** The row in its final layout while its vehicles load. */
export const waiting = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(20rem, 84%)',
  gap: space.grid,
  overflow: 'hidden',
  paddingBlockEnd: space[4],
});
export const card = style({ display: 'grid', gap: space[12] });

export const link = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  minInlineSize: 0,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});
export const name = style({ fontWeight: vars.font.boldWeight });
export const small = style({ color: vars.color.textMuted, fontSize: vars.size.small });
