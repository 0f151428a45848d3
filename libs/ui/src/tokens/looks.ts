import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { space } = vars;

/** An entry of a menu: a link or a button as wide as the menu. */
export const menuLine: StyleRule = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: space[12],
  color: vars.color.text,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  selectors: { '&:hover, &:focus-visible': { background: vars.color.surfaceSunken } },
};

/** The text of a `summary` that expands content, beside its arrow. */
export const foldWords: StyleRule = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: '44px',
  cursor: 'pointer',
  color: vars.color.accent,
  fontWeight: vars.font.boldWeight,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { textDecoration: 'underline' } },
};

/** The arrow of such a summary. @param fold class of the `details` */
export const foldMark = (fold: string): StyleRule => ({
  display: 'inline-flex',
  transition: `transform ${vars.motion.fast}`,
  selectors: { [`${fold}[open] &`]: { transform: 'rotate(180deg)' } },
});

/** A row of chips that wraps. Hidden without JavaScript, where the chips do nothing. */
export const scriptedChips: StyleRule = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { '(scripting: none)': { display: 'none' } },
};
