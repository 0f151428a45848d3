import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const card = style({
  display: 'grid',
  gap: '8px',
  padding: vars.space.card,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  '@media': { print: { display: 'none' } },
});

/** Keeps the line of what is only known in the browser. */
export const status = style({ minBlockSize: '1.55em' });
