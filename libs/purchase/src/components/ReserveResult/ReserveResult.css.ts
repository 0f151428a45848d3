import { keyframes, style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

export const page = style({
  display: 'grid',
  gap: '32px',
  minInlineSize: 0,
  marginBlockEnd: '48px',
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: '64px', alignItems: 'start' },
  },
});
export const main = style({ display: 'grid', gap: '32px', minInlineSize: 0, maxInlineSize: '44rem' });
export const side = style({
  display: 'grid',
  gap: '24px',
  minInlineSize: 0,
  padding: vars.space.card,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});
export const next = style({ display: 'grid', gap: '12px', paddingInlineStart: '24px', listStyle: 'decimal' });
export const facts = style({ display: 'grid', gap: '8px' });
export const fact = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px' });
export const factName = style({ color: vars.color.textMuted });
export const factValue = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.boldWeight,
  fontVariantNumeric: 'tabular-nums',
});

export const wait = style({ display: 'flex', alignItems: 'center', gap: '16px', minBlockSize: '44px' });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = style({
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  border: `3px solid ${vars.color.border}`,
  borderInlineEndColor: vars.color.accent,
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
