import { style } from '@vanilla-extract/css';
import { inverseVars, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** A tint of the brand colour, light enough for the contrast of all text on it. */
export const hero = style({
  paddingBlock: `clamp(${space[24]}, 6vw, ${space[64]}) clamp(${space[24]}, 4vw, ${space[56]})`,
  background: `linear-gradient(180deg, color-mix(in srgb, ${vars.color.brand} 9%, ${vars.color.background}), ${vars.color.background})`,
});

/** A picture of the dealer's own behind it all, dark enough for the contrast of all text on it. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  overflow: 'clip',
  alignContent: 'center',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `color-mix(in srgb, ${vars.color.surfaceInverse} 82%, transparent)`,
  },
});

export const pictured = style([hero, { position: 'relative', overflow: 'clip' }]);
export const onPicture = style({ vars: inverseVars, color: vars.color.onInverse });

/** In front of the picture. */
export const stack = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space[16]}, 3vw, ${space[32]})`,
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[12] });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: space[20],
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  fontWeight: vars.font.boldWeight,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.borderStrong } },
});
