import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, size, font, space } = vars;

export const line = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], margin: 0 });

export const figure = style({
  fontFamily: font.heading,
  fontWeight: font.headingWeight,
  fontSize: size.display,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});

export const words = style({ fontSize: size.title, fontWeight: font.headingWeight, fontFamily: font.heading });
export const plus = style({ margin: 0, fontWeight: font.boldWeight });

export const small = style({ margin: 0, fontSize: size.small, color: color.textMuted });

export const rows = style({ margin: 0, paddingBlockStart: space[12], borderBlockStart: `1px solid ${color.border}` });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
  paddingBlock: space[4],
  fontVariantNumeric: 'tabular-nums',
});
export const amount = style({ margin: 0, fontWeight: font.boldWeight, textAlign: 'end' });
