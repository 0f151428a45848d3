import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  paddingBlockEnd: space.section,
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: space[16],
  color: vars.color.text,
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  textDecoration: 'none',
  ':hover': { background: vars.color.surfaceSunken },
  selectors: { '&[aria-current]': { background: vars.color.surfaceInverse, color: vars.color.onInverse } },
});
