import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gap: space.grid,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(24rem, 1fr))' } },
});

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  blockSize: '100%',
  padding: `calc(${space.card} * 1.25)`,
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  textDecoration: 'none',
  transition: `box-shadow ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: { '&:hover': { boxShadow: vars.shadow.raised, borderColor: vars.color.borderStrong } },
});

const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '64px',
  blockSize: '64px',
  borderRadius: vars.radius.pill,
});

export const happy = style([icon, { background: vars.color.successSurface, color: vars.color.success }]);
export const unhappy = style([icon, { background: vars.color.surfaceSunken, color: vars.color.accent }]);

export const words = style({ display: 'grid', flex: 1, gap: space[4], minInlineSize: 0 });

export const title = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.size.title,
  lineHeight: 1.2,
});

export const text = style({ color: vars.color.textMuted, overflowWrap: 'break-word' });
