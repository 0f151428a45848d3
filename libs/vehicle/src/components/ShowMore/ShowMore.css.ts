import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'flex', flexDirection: 'column' });

/** Stands before the rest in the document so that it can show it, and after it on the screen. */
export const toggle = style({ order: 2, marginBlockStart: space[8] });

export const rest = style({
  order: 1,
  selectors: { [`${toggle}:not([open]) + &`]: { display: 'none' } },
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: '44px',
  cursor: 'pointer',
  color: vars.color.accent,
  fontWeight: vars.font.boldWeight,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { textDecoration: 'underline' } },
});

export const more = style({ selectors: { [`${toggle}[open] &`]: { display: 'none' } } });
export const less = style({ selectors: { [`${toggle}:not([open]) &`]: { display: 'none' } } });
export const mark = style({
  display: 'inline-flex',
  transition: `transform ${vars.motion.fast}`,
  selectors: { [`${toggle}[open] &`]: { transform: 'rotate(180deg)' } },
});
