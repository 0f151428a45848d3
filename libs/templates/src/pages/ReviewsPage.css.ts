import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  paddingBlockEnd: space.section,
});

export const summary = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'center',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)' } },
});
export const figure = style({ display: 'grid', justifyItems: 'start', gap: space[16] });
export const listHead = style({ display: 'grid', gap: space[4], marginBlockEnd: space[24] });

export const place = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  blockSize: '100%',
  padding: space.card,
  color: vars.color.text,
  textDecoration: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  selectors: { '&:hover': { borderColor: vars.color.borderStrong } },
});
export const placeName = style({ fontWeight: vars.font.boldWeight });
