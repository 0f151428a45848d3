import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '40px' });
export const places = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' });

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  // Opening hours end a place with a line of their own: a second one would look like an empty row.
  selectors: { '& + &': { paddingBlockStart: '16px' } },
});

export const name = style({ display: 'grid', gap: '4px' });

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: '8px',
  minBlockSize: '44px',
  color: vars.color.accent,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  padding: vars.space.card,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.card,
});

export const fact = style({ display: 'flex', alignItems: 'start', gap: '12px', minInlineSize: 0 });
export const mark = style({ display: 'grid', placeItems: 'center', blockSize: '1.55em', color: vars.color.success });
