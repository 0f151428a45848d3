import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** A wash of the brand, light enough that every text on it keeps its contrast. */
export const hero = style({
  paddingBlock: `clamp(${space[40]}, 6vw, ${space[80]}) clamp(${space[32]}, 4vw, ${space[56]})`,
  background: `linear-gradient(180deg, color-mix(in srgb, ${vars.color.brand} 9%, ${vars.color.background}), ${vars.color.background})`,
});

export const stack = style({ display: 'grid', gap: space[32] });
export const panel = style({ inlineSize: '100%', maxInlineSize: '60rem', marginInline: 'auto' });

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
