import { style } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';

const { color, space } = vars;

/** On a phone the list spans the screen: the variables hold its width and the box's offset. */
export const popup = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[8]})`,
  insetInlineStart: 'calc(-1 * var(--suggest-start, 0px))',
  zIndex: layer.popover,
  inlineSize: 'var(--suggest-width, 100vw)',
  maxBlockSize: 'min(70dvh, 36rem)',
  overflowY: 'auto',
  paddingBlock: space[8],
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.border}`,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [from('md')]: {
      insetInlineStart: 'auto',
      insetInlineEnd: 0,
      inlineSize: 'max(100%, min(30rem, 90vw))',
      borderRadius: vars.radius.card,
    },
  },
});
export const title = style({
  margin: 0,
  padding: `${space[8]} ${space[16]} ${space[4]}`,
  color: color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '44px',
  paddingBlock: space[6],
  paddingInline: space[16],
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surfaceSunken },
    '&[aria-selected="true"]': { background: color.surfaceSunken, boxShadow: `inset 3px 0 0 ${color.accent}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
});
export const mark = style({ color: color.textMuted, display: 'grid', flex: 'none' });
export const picture = style({ inlineSize: '64px', flex: 'none' });
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const match = style({ background: 'none', color: 'inherit', fontWeight: vars.font.boldWeight });
export const detail = style({
  flex: 'none',
  maxInlineSize: '40%',
  color: color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const forget = style({ padding: `${space[4]} ${space[8]}` });
