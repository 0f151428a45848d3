import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { size, font, space } = vars;

/** The comparison rate is beside the rate, in the same size and colour, as required by law. */
export const rates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  margin: 0,
});
export const name = style({ fontSize: size.small });
export const rate = style({
  margin: 0,
  fontSize: size.large,
  fontWeight: font.boldWeight,
  fontVariantNumeric: 'tabular-nums',
});

export const warning = style({ margin: 0, fontSize: `max(0.875rem, ${size.small})`, lineHeight: 1.45 });
