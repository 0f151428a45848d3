import { style } from '@vanilla-extract/css';
import { aboveBar, from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Above the bar of actions of phones, and under everything that opens. */
export const corner = style({
  position: 'fixed',
  insetBlockEnd: aboveBar,
  insetInlineEnd: space[16],
  zIndex: layer.bar,
  boxShadow: vars.shadow.overlay,
  borderRadius: vars.radius.control,
  '@media': { [from('md')]: { insetBlockEnd: space[24], insetInlineEnd: space[24] }, print: { display: 'none' } },
});

/** A sheet at the foot of a phone, not over half of it; a card in the corner where there is room. */
export const panel = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: layer.popover,
  display: 'grid',
  gap: space[12],
  maxBlockSize: '50vh',
  overflowY: 'auto',
  padding: `${space[16]} ${space[16]} max(${space[16]}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  color: vars.color.text,
  borderBlockStart: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.overlay,
  outlineOffset: '-3px',
  '@media': {
    [from('md')]: {
      insetInline: `auto ${space[24]}`,
      insetBlockEnd: space[24],
      inlineSize: '22rem',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
    },
    print: { display: 'none' },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[12] });
export const title = style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.large,
  fontWeight: vars.font.headingWeight,
});
