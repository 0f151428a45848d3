import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { color, font, size, space } = vars;
const wide = from('md');

/** On a phone the progress in words, because seven step names do not fit. */
export const place = style({ marginBlockEnd: space[8], '@media': { [wide]: { display: 'none' } } });

export const list = style({ display: 'flex', gap: space[4], '@media': { [wide]: { gap: space[8] } } });
export const item = style({ position: 'relative', flex: '1 1 0', minInlineSize: 0 });

const step = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '44px',
  paddingBlock: space[8],
  fontSize: size.small,
  lineHeight: 1.3,
  textAlign: 'center',
  borderBlockEnd: '3px solid transparent',
  overflowWrap: 'anywhere',
});
export const link = style([step, { color: color.text, textDecoration: 'none', borderBlockEndColor: color.success }]);
export const currentStep = style([step, { fontWeight: font.boldWeight, borderBlockEndColor: color.accent }]);
export const locked = style([step, { color: color.textMuted, borderBlockEndColor: color.border }]);

const circle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: '50%',
  border: `1.5px solid ${color.borderStrong}`,
  fontWeight: font.boldWeight,
  fontVariantNumeric: 'tabular-nums',
});
export const mark = styleVariants({
  done: [circle, { background: color.success, borderColor: color.success, color: color.onSuccess }],
  current: [circle, { background: color.accent, borderColor: color.accent, color: color.onAccent }],
  open: [circle, { color: color.text }],
  locked: [circle, { color: color.textMuted, borderColor: color.border }],
});

/** Visually hidden on phones, visible where there is room. */
const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const words = style({
  ...visuallyHidden,
  '@media': {
    [wide]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
});
