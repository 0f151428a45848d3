import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Without JavaScript the layout is the site's default. */
export const root = style({
  display: 'flex',
  flex: 'none',
  gap: space[4],
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
