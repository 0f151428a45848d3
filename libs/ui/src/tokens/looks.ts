import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { space } = vars;

/** A line of a menu: a link or a button as wide as the menu. */
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

/** The words of a `summary` that folds a text out and in, beside their arrow. */
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

/** The arrow of such words. @param fold class of the `details` */
export const foldMark = (fold: string): StyleRule => ({
  display: 'inline-flex',
  transition: `transform ${vars.motion.fast}`,
  selectors: { [`${fold}[open] &`]: { transform: 'rotate(180deg)' } },
});
