import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const strip = style({
  display: 'grid',
  // Two columns, or one where large letters need the width.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr))',
  gap: `${space[12]} ${space[16]}`,
  margin: 0,
  paddingBlock: space[16],
  paddingInline: space[20],
  listStyle: 'none',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' } },
});

export const feature = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[10],
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const icon = style({ display: 'inline-flex', flex: 'none', color: vars.color.success });
