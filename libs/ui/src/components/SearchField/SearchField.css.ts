import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;
const target = '44px';

export const root = style({ position: 'relative', display: 'block', minInlineSize: 0 });
export const mark = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space[14],
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
export const input = style({
  inlineSize: '100%',
  minBlockSize: space.control,
  paddingBlock: space[8],
  paddingInline: target,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: `max(16px, ${vars.size.base})`,
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:hover': { borderColor: vars.color.text },
  },
});
export const clear = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${target} / 2)`,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: target,
  blockSize: target,
  color: vars.color.textMuted,
  '@media': { '(scripting: none)': { display: 'none' } },
  selectors: { '&:hover': { color: vars.color.text }, [`${root}[data-empty] &`]: { display: 'none' } },
});
