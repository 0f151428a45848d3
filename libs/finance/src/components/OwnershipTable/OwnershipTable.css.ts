import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';
import type { CostPartName } from '../../model/ownership/ownershipInput.ts';

const { color, font, radius, size, space } = vars;

/** For letters too large for three columns: each part is stacked, and its amounts have labels of their own. */
const narrow = '(max-width: 18em)';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  containerType: 'inline-size',
  overflowX: 'auto',
});
export const line = style({ margin: 0, fontSize: size.large });
export const figure = style({
  fontFamily: font.heading,
  fontWeight: font.headingWeight,
  fontSize: size.title,
  fontVariantNumeric: 'tabular-nums',
});
export const basis = style({ margin: 0, color: color.textMuted });

const colours: Readonly<Record<CostPartName, string>> = {
  finance: color.brand,
  upfront: color.textMuted,
  energy: color.text,
  service: color.success,
  registration: color.warning,
  insurance: color.accent,
  tyres: color.danger,
  depreciation: color.border,
};

export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '1rem',
  marginBlock: space[8],
  borderRadius: radius.control,
  forcedColorAdjust: 'none',
});
export const segment = styleVariants(colours, (fill) => ({ fill, stroke: color.surface, strokeWidth: 0.4 }));
export const swatch = styleVariants(colours, (background) => ({
  flex: 'none',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '2px',
  background,
  forcedColorAdjust: 'none' as const,
}));

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const head = style({
  paddingBlock: space[8],
  textAlign: 'start',
  fontSize: size.small,
  borderBlockEnd: `2px solid ${color.border}`,
});
export const heads = style({
  '@container': { [narrow]: { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
});
export const headAmount = style([head, { textAlign: 'end', paddingInlineStart: space[12], whiteSpace: 'nowrap' }]);

export const part = style({
  paddingBlock: `${space[12]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: font.bodyWeight,
  '@container': { [narrow]: { display: 'block' } },
});
export const name = style({ display: 'flex', alignItems: 'center', gap: space[8], fontWeight: font.boldWeight });
/** Contains rates, so never too small to read. */
export const words = style({
  paddingBlock: `${space[4]} ${space[12]}`,
  fontSize: `max(0.875rem, ${size.small})`,
  lineHeight: 1.45,
  borderBlockEnd: `1px solid ${color.border}`,
  '@container': { [narrow]: { display: 'block' } },
});
export const total = style({
  paddingBlock: space[12],
  textAlign: 'start',
  fontWeight: font.boldWeight,
  '@container': { [narrow]: { display: 'block' } },
});
/** Declared after the style it overrides: the later one wins. */
const figures = style({
  paddingInlineStart: space[12],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: {
      paddingBlockStart: 0,
      paddingInlineStart: 0,
      textAlign: 'start',
      whiteSpace: 'normal',
      '::after': { content: "' ' attr(data-of)" },
    },
  },
});
export const amount = style([part, figures, { fontWeight: font.boldWeight }]);
export const missing = style([part, figures, { color: color.textMuted }]);
export const totalAmount = style([total, figures]);
