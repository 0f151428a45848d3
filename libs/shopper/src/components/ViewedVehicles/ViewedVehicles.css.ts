import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const root = style({
  display: 'grid',
  gap: '24px',
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
});

/** The row in its final shape while its vehicles are looked up. */
export const waiting = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(20rem, 84%)',
  gap: vars.space.grid,
  overflow: 'hidden',
  paddingBlockEnd: '4px',
});
export const card = style({ display: 'grid', gap: '12px' });

export const link = style({
  display: 'grid',
  gap: '8px',
  alignContent: 'start',
  minInlineSize: 0,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});
export const name = style({ fontWeight: vars.font.boldWeight });
export const small = style({ color: vars.color.textMuted, fontSize: vars.size.small });
