import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

/** Fields, and beside them where there is room what they come to. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  alignItems: 'start',
});

export const frame = style({
  containerType: 'inline-size',
});

export const wide = style({
  '@container': {
    '(min-width: 44rem)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: 'clamp(32px, 5cqi, 64px)' },
  },
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  minInlineSize: 0,
});

/** Stays in sight beside fields that are longer than the window. */
export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  padding: 'clamp(20px, 3cqi, 32px)',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
  scrollMarginBlockStart: '96px',
  '@media': { [from('lg')]: { position: 'sticky', insetBlockStart: '88px' } },
});

export const resultTitle = style({
  margin: 0,
  fontFamily: vars.font.body,
  fontSize: vars.size.base,
  fontWeight: vars.font.boldWeight,
  color: vars.color.textMuted,
  textTransform: 'none',
  letterSpacing: 'normal',
});

/** Answers follow each change by themselves: beside their fields nobody has to ask for them. */
export const ask = style({
  '@container': { '(min-width: 44rem)': { '@media': { '(scripting: enabled)': { display: 'none' } } } },
});
