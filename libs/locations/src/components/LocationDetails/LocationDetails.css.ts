import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

export const root = style({
  display: 'grid',
  overflow: 'clip',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' } },
});

export const media = style({
  display: 'grid',
  gap: '12px',
  minInlineSize: 0,
  alignSelf: 'center',
  padding: '12px',
  '@media': { [from('lg')]: { padding: vars.space.card, paddingInlineEnd: 0 } },
});

export const body = style({
  display: 'grid',
  alignContent: 'center',
  gap: '20px',
  padding: vars.space.card,
  '@media': { [from('lg')]: { padding: `calc(${vars.space.card} * 1.75)` } },
});

export const head = style({ display: 'grid', gap: '8px', justifyItems: 'start' });
export const hours = style({ display: 'grid', gap: '12px', justifyItems: 'start', maxInlineSize: '26rem' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
