import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' });

export const list = style({
  display: 'grid',
  gap: space.grid,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' },
  },
});

export const item = style({
  display: 'grid',
  gap: space[4],
  padding: space.card,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
});

export const state = style({ color: vars.color.textMuted, fontSize: vars.size.small });

export const link = style({
  justifySelf: 'start',
  paddingBlock: space[4],
  color: vars.color.accent,
  fontWeight: vars.font.boldWeight,
  overflowWrap: 'anywhere',
});

export const address = style({ color: vars.color.textMuted, fontSize: vars.size.small, overflowWrap: 'anywhere' });
