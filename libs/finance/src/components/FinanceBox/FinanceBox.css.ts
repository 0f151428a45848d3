import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: space[16],
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
});

export const line = style({ margin: 0 });

export const figure = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.size.title,
  fontVariantNumeric: 'tabular-nums',
});

export const words = style({ margin: 0, fontSize: vars.size.large, fontWeight: vars.font.boldWeight });
export const rates = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[24]}`, margin: 0 });
export const label = style({ fontSize: vars.size.small, color: vars.color.textMuted });
export const rate = style({ margin: 0, fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.boldWeight });
/** As prominent as the figure, because they explain why it is small. */
export const conditions = style({ margin: 0, fontWeight: vars.font.boldWeight, fontVariantNumeric: 'tabular-nums' });

/** Two folds below each other, as near to the warning as its lines. */
export const folded = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: `calc(${space[16]} * -1)`,
});
globalStyle(`${folded} > details:last-child`, { borderBlockEnd: 0 });
export const details = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space[4],
  minBlockSize: '44px',
  color: vars.color.accent,
  fontWeight: vars.font.boldWeight,
});

/** At the page's smallest text size, never smaller: it must be readable by law. */
export const disclaimer = style({
  margin: 0,
  fontSize: `max(0.875rem, ${vars.size.small})`,
  lineHeight: 1.45,
  color: vars.color.textMuted,
  whiteSpace: 'pre-line',
});
