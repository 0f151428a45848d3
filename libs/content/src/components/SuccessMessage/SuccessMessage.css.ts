import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  overflowWrap: 'anywhere',
  gap: space[16],
  paddingBlock: `clamp(${space[48]}, 9vw, ${space[96]})`,
  textAlign: 'center',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: '50%',
  background: vars.color.successSurface,
  color: vars.color.success,
});

export const facts = style({ inlineSize: '100%', marginBlock: space[8], textAlign: 'start' });

export const next = style({ inlineSize: '100%', textAlign: 'start' });

export const steps = style({
  display: 'grid',
  gap: space[8],
  marginBlock: space[8],
  paddingInlineStart: space[24],
  listStyle: 'decimal',
  textAlign: 'start',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[12] });
