import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const grid = style({
  display: 'grid',
  gap: vars.space.grid,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  transition: `opacity ${vars.motion.normal}`,
  /** The former cars stay while the next ones are fetched; they only step back. */
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
export const item = style({ minInlineSize: 0 });
export const failure = style({ marginBlockEnd: '24px' });
export const waiting = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  padding: '8px 8px 24px',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});
