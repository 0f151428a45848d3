import { style } from '@vanilla-extract/css';
import { from, inverseVars, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const hero = style({
  vars: inverseVars,
  paddingBlock: `clamp(${space[40]}, 6vw, ${space[64]} + ${space[8]}) clamp(${space[64]} + ${space[8]}, 9vw, ${space[96]} + ${space[32]})`,
  background: vars.color.surfaceInverse,
  color: vars.color.onInverse,
});

export const columns = style({
  display: 'grid',
  gap: space[40],
  alignItems: 'center',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[64] } },
});

export const reach = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[16]} ${space[40]}`,
  marginBlockStart: space[8],
});
export const figure = style({ display: 'flex', flexDirection: 'column-reverse' });
export const label = style({ color: vars.color.textMuted, fontSize: vars.size.small });

export const count = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.size.heading,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});

export const mosaic = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
});

export const tile = style({ minInlineSize: 0, selectors: { '&:first-child': { gridColumn: '1 / -1' } } });
