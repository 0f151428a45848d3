import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[40] });
export const places = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  // Opening hours end a location with a line of their own: a second one would look like an empty row.
  selectors: { '& + &': { paddingBlockStart: space[16] } },
});

export const name = style({ display: 'grid', gap: space[4] });

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space[8],
  minBlockSize: '44px',
  color: vars.color.accent,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: space.card,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.card,
});

export const fact = style({ display: 'flex', alignItems: 'start', gap: space[12], minInlineSize: 0 });
export const mark = style({ display: 'grid', placeItems: 'center', blockSize: '1.55em', color: vars.color.success });
