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

/** As high with a button as with a link, so that nothing moves when one takes the place of the other. */
export const actions = style({ display: 'flex', alignItems: 'center', minBlockSize: '44px' });
