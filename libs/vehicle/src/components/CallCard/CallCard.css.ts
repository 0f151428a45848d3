import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const card = style({
  display: 'grid',
  gap: space[8],
  padding: space.card,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  '@media': { print: { display: 'none' } },
});

/** Reserves the line whose text is known only in the browser. */
export const status = style({ minBlockSize: '1.55em' });
