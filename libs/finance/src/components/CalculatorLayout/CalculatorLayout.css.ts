import { style } from '@vanilla-extract/css';
import { belowHeader, from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Fields, with their result beside them where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  alignItems: 'start',
});

export const frame = style({
  containerType: 'inline-size',
});

export const wide = style({
  '@container': {
    '(min-width: 44rem)': {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      gap: `clamp(${space[32]}, 5cqi, ${space[64]})`,
    },
  },
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  minInlineSize: 0,
});

/** Stays visible beside fields that are longer than the window. */
export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: `clamp(${space[20]}, 3cqi, ${space[32]})`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
  scrollMarginBlockStart: belowHeader,
  '@media': { [from('lg')]: { position: 'sticky', insetBlockStart: `calc(${space[80]} + ${space[8]})` } },
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

/** Hidden with JavaScript, which updates the result on every change. */
export const ask = style({
  '@container': { '(min-width: 44rem)': { '@media': { '(scripting: enabled)': { display: 'none' } } } },
});
