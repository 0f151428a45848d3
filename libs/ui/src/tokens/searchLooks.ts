import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { space } = vars;

/** The icon in a search field. The header's plain field and the one with suggestions that replaces it look the same. */
export const searchIcon: StyleRule = {
  position: 'absolute',
  insetInlineStart: space[14],
  insetBlockStart: '50%',
  translate: '0 -50%',
  color: vars.color.textMuted,
  pointerEvents: 'none',
};

/** The input of a search field, with room for the icon before the text and the button after it. */
export const searchInput: StyleRule = {
  blockSize: '44px',
  paddingInline: '44px 92px',
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  fontSize: '1rem',
  textOverflow: 'ellipsis',
};

/** The button inside a search field. */
export const searchButton: StyleRule = {
  position: 'absolute',
  insetBlock: space[4],
  insetInlineEnd: space[4],
  paddingInline: space[14],
  color: vars.color.accent,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.boldWeight,
  fontSize: vars.size.small,
  selectors: { '&:hover': { background: vars.color.surfaceSunken } },
};
