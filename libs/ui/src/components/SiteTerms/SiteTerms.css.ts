import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column' });

/** Under the words of the box, not under the box. */
export const fold = style({ paddingInlineStart: '36px' });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '44px',
  cursor: 'pointer',
  color: vars.color.accent,
  fontWeight: vars.font.boldWeight,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { textDecoration: 'underline' } },
});
export const mark = style({
  display: 'inline-flex',
  transition: `transform ${vars.motion.fast}`,
  selectors: { [`${fold}[open] &`]: { transform: 'rotate(180deg)' } },
});
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  maxBlockSize: '18rem',
  overflowY: 'auto',
  padding: '16px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: vars.size.small,
});
