import { style } from '@vanilla-extract/css';
import { from, inverseVars, vars } from '@forecourt/ui/tokens';

export const hero = style({
  vars: inverseVars,
  paddingBlock: 'clamp(40px, 6vw, 72px) clamp(72px, 9vw, 128px)',
  background: vars.color.surfaceInverse,
  color: vars.color.onInverse,
});

export const columns = style({
  display: 'grid',
  gap: '40px',
  alignItems: 'center',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '64px' } },
});

export const reach = style({ display: 'flex', flexWrap: 'wrap', gap: '16px 40px', marginBlockStart: '8px' });
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
  gap: '12px',
});

export const tile = style({ minInlineSize: 0, selectors: { '&:first-child': { gridColumn: '1 / -1' } } });
