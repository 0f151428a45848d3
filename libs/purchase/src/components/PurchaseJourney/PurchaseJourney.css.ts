import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const wide = from('lg');
const { color, font, size, space } = vars;

/** On a phone: steps, the collapsed order, the form. */
export const page = style({
  display: 'grid',
  gap: space[24],
  minInlineSize: 0,
  gridTemplateAreas: '"steps" "side" "main"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 24rem',
      gridTemplateAreas: '"steps steps" "main side"',
      columnGap: space[64],
      rowGap: space[40],
      alignItems: 'start',
    },
  },
});
export const steps = style({ gridArea: 'steps', minInlineSize: 0 });
export const main = style({ gridArea: 'main', display: 'grid', gap: space[24], minInlineSize: 0 });
export const side = style({
  gridArea: 'side',
  minInlineSize: 0,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: space[96] } },
});

export const choice = style({ display: 'grid', gap: space[24], minInlineSize: 0 });
/** The form's first submit button, which Enter presses; nobody sees it. */
export const enter = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  opacity: 0,
  pointerEvents: 'none',
});

const further = style({ display: 'grid', gap: space[24], minInlineSize: 0 });
/** Hidden while another answer is chosen; browsers without :has() show everything. */
const visibleWhen = (name: string, value: string) =>
  style([
    further,
    {
      selectors: {
        [`${choice}:has(input[name="${name}"]:not([value="${value}"]):checked) > &`]: { display: 'none' },
        [`${choice}:not(:has(input[name="${name}"]:checked)) > &`]: { display: 'none' },
      },
    },
  ]);
export const whenTradeIn = visibleWhen('trade_in', 'Yes');
export const whenFinance = visibleWhen('payment_method', 'Finance');
export const whenDelivery = visibleWhen('handover', 'Delivery');

export const extras = style({ display: 'grid', gap: space[12] });
export const extra = style({
  paddingBlock: space[4],
  paddingInline: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: `min(${vars.radius.card}, 16px)`,
  background: color.surface,
  selectors: { '&:has(input:checked)': { borderColor: color.text } },
});
export const extraName = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  fontVariantNumeric: 'tabular-nums',
});
export const extraText = style({ fontSize: size.small, lineHeight: 1.4, color: color.textMuted });
export const sum = style({ fontWeight: font.boldWeight, fontVariantNumeric: 'tabular-nums' });

export const answers = style({ display: 'grid', borderBlockStart: `1px solid ${color.border}` });
export const answer = style({
  display: 'grid',
  gap: `${space[4]} ${space[24]}`,
  alignItems: 'baseline',
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [from('sm')]: { gridTemplateColumns: '8rem 1fr' } },
});
export const answerName = style({ color: color.textMuted, fontSize: size.small });
export const answerWords = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[16],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const change = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minBlockSize: '44px',
  color: color.accent,
});

/** Focused by script so that it is read out; shows no ring, because it is not a control. */
export const place = style({ minInlineSize: 0, outline: 'none' });
