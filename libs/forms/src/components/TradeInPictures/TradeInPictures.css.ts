import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, font, size, space } = vars;

/** The surrounding disclosure draws the line below. */
export const root = style({ minInlineSize: 0, borderBlockStart: `1px solid ${color.border}` });
export const title = style({ fontSize: size.large, lineHeight: 1.3 });
export const optional = style({ fontSize: size.base, fontWeight: font.bodyWeight, color: color.textMuted });
export const content = style({ display: 'grid', gap: space[16], minInlineSize: 0 });

export const list = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 96px)', gap: space[8] });
export const item = style({ display: 'grid', gap: space[4], alignContent: 'start', minInlineSize: 0 });
export const picture = style({
  inlineSize: '96px',
  blockSize: '96px',
  objectFit: 'cover',
  borderRadius: `min(${vars.radius.picture}, 12px)`,
  background: color.surfaceSunken,
});
export const unseen = style([
  picture,
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space[4],
    color: color.textMuted,
    fontSize: size.small,
    lineHeight: 1.3,
  },
]);

export const choose = style({ display: 'grid', gap: space[12] });
export const label = style({ display: 'grid', gap: space[8], fontWeight: font.boldWeight });
export const file = style({
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingBlock: space[8],
  paddingInline: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  fontSize: size.base,
  fontWeight: font.bodyWeight,
  selectors: {
    '&::file-selector-button': {
      marginInlineEnd: space[12],
      paddingBlock: space[4],
      paddingInline: space[12],
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.control,
      background: color.surfaceSunken,
      color: color.text,
      font: 'inherit',
      fontWeight: font.boldWeight,
      cursor: 'pointer',
    },
  },
});
export const withoutScript = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });
